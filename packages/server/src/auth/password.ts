import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** Cost of scrypt: 16 MB and about a quarter of a second, the setting of the OWASP cheat sheet that fits a small server's memory. */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Random passwords have 120 bits, in 20 letters. */
const PASSWORD_BYTES = 15;

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Computations of strangers that wait at most: some five seconds on a small server. */
const MAX_STRANGERS = 20;
const MAX_STRANGERS_SECONDS = 5;

/** For whom a key is derived. Strangers come last: they can be any number. */
export type Priority = "known" | "stranger";

const waiting: Readonly<Record<Priority, (() => void)[]>> = { known: [], stranger: [] };
let isRunning = false;

/** Returns the seconds until a stranger's password can be checked; 0 when the queue has room now. */
export const secondsUntilRoom = (): number => (waiting.stranger.length < MAX_STRANGERS ? 0 : MAX_STRANGERS_SECONDS);

/** Derives keys one after the other, so that concurrent sign-ins cost time and not memory. */
async function derive(password: string, salt: Buffer, cost: Cost, priority: Priority): Promise<Buffer> {
  if (isRunning) await new Promise<void>((resolve) => waiting[priority].push(resolve));
  isRunning = true;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize("NFC"), salt, KEY_BYTES, cost, (error, derived) => {
        if (error === null) resolve(derived);
        else reject(error);
      });
    });
  } finally {
    const next = waiting.known.shift() ?? waiting.stranger.shift();
    // `isRunning` stays true for the next one: a caller that comes before it resumes has to wait.
    if (next === undefined) isRunning = false;
    else next();
  }
}

const format = (salt: Buffer, key: Buffer, { N, r, p }: Cost): string =>
  ["scrypt", N, r, p, salt.toString("base64"), key.toString("base64")].join("$");

/** Returns `scrypt$N$r$p$salt$key`: parameters can be raised later. Tests alone lower `cost`. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return format(salt, await derive(password, salt, cost, "known"), cost);
}

/** Returns a hash that no password has, at the cost of a real one. */
export const decoyHash = (): string => format(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES), COST);

/** Returns whether a password is the one behind a hash; takes the same time for each wrong one. */
export async function verifyPassword(password: string, hash: string, priority: Priority = "known"): Promise<boolean> {
  const [scheme, n, r, p, salt = "", key = ""] = hash.split("$");
  if (scheme !== "scrypt") throw new Error("Unknown password hash");
  const expected = Buffer.from(key, "base64");
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, "base64"), cost, priority);
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

/** Fewest characters of a password that an owner sets (NIST SP 800-63B asks for 8, and for 15 where it stands alone). */
export const PASSWORD_MIN_LENGTH = 12;

/** Returns whether a password has enough characters, however they are encoded. */
export const isLongEnough = (password: string): boolean => [...password.normalize("NFC")].length >= PASSWORD_MIN_LENGTH;

/** Returns a random password of letters that can be typed. */
export function randomPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString("base64url");
}
