import { StartError } from "../start-error.ts";
import type { SqliteStore } from "../store/sqlite/open.ts";
import {
  decoyHash,
  hashPassword,
  isLongEnough,
  PASSWORD_MIN_LENGTH,
  type Priority,
  randomPassword,
  verifyPassword,
} from "./password.ts";

export interface AdministratorSettings {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

/** Returns an e-mail address in the form in which it is compared and stored. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Refuses a password that is too short to withstand guessing.
 * @throws StartError `PASSWORD_TOO_SHORT`
 */
export function requireLongPassword(password: string | undefined): void {
  if (!password || isLongEnough(password)) return;
  throw new StartError(
    "PASSWORD_TOO_SHORT",
    `관리자 비밀번호(ADMIN_PASSWORD)는 ${PASSWORD_MIN_LENGTH}자 이상이어야 합니다.`,
    `The administrator's password (ADMIN_PASSWORD) needs at least ${PASSWORD_MIN_LENGTH} characters.`,
  );
}

/** Checked where there is no such administrator, so that the answer takes as long. */
const DECOY = decoyHash();

/** Returns whether these are the administrator's e-mail and password, at the same cost whichever of the two is wrong. */
export async function isAdministrator(
  store: SqliteStore,
  email: string,
  password: string,
  priority: Priority,
): Promise<boolean> {
  const administrator = store.administrators.get();
  const hash = administrator?.email === normalizeEmail(email) ? administrator.password : DECOY;
  return (await verifyPassword(password, hash, priority)) && store.administrators.get()?.password === hash;
}

/** Makes sure that there is an administrator: the first start prints a random password, and changed settings replace it and end all sessions. */
export async function ensureAdministrator(
  store: SqliteStore,
  siteUrl: string,
  settings: AdministratorSettings,
  log: (line: string) => void,
): Promise<void> {
  const email = normalizeEmail(settings.email ?? "") || undefined;
  const password = settings.password || undefined;
  const stored = store.administrators.get();
  if (stored === undefined) {
    const created = { email: email ?? `admin@${new URL(siteUrl).hostname}`, password: password ?? randomPassword() };
    const hashed = { email: created.email, password: await hashPassword(created.password) };
    if (!store.administrators.create(hashed, Date.now())) return;
    if (password !== undefined) return;
    log("관리자 계정을 만들었습니다. 비밀번호는 지금 한 번만 표시되니 안전한 곳에 적어 두세요.");
    log(`  이메일   ${created.email}`);
    log(`  비밀번호 ${created.password}`);
    return;
  }
  const samePassword = password === undefined || (await verifyPassword(password, stored.password));
  const newEmail = email ?? stored.email;
  if (samePassword && newEmail === stored.email) return;
  store.administrators.replace({
    email: newEmail,
    password: samePassword ? stored.password : await hashPassword(password),
  });
}
