import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/**
 * Cost of scrypt: 16 MB of memory and about a quarter of a second on a small server. N=2^14, r=8, p=5 is one of the
 * equivalent settings of the OWASP password storage cheat sheet, the one of them that fits the server's memory.
 */
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

let queue: Promise<unknown> = Promise.resolve();

/** Derives keys one after the other, so that concurrent sign-ins cost time and not memory. */
function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const key = queue.then(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize("NFC"), salt, KEY_BYTES, cost, (error, derived) => {
          if (error === null) resolve(derived);
          else reject(error);
        });
      }),
  );
  queue = key.catch(() => undefined);
  return key;
}

/**
 * Returns a hash to store: `scrypt$N$r$p$salt$key`, its parameters beside it, so that they can be raised later.
 *
 * @param cost Lower only in tests. @default 16 MB and about a quarter of a second
 */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64"), key.toString("base64")].join("$");
}

/** Returns whether a password is the one behind a hash; takes the same time for each wrong one. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, n, r, p, salt = "", key = ""] = hash.split("$");
  if (scheme !== "scrypt") throw new Error("Unknown password hash");
  const expected = Buffer.from(key, "base64");
  const derived = await derive(password, Buffer.from(salt, "base64"), { N: Number(n), r: Number(r), p: Number(p) });
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
