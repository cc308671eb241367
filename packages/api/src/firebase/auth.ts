import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from "firebase/auth";
import { DataError } from "../errors.ts";
import { type Administrator, type Credentials, SESSION_MS } from "../session/port.ts";
import { answerOf, codeOf, firebaseApp, type FirebaseSettings } from "./app.ts";

/** Codes of wrong credentials, which the emulator and older projects distinguish: an attacker must not learn which was wrong. */
const WRONG_CREDENTIALS = new Set([
  "auth/invalid-credential",
  "auth/invalid-email",
  "auth/user-disabled",
  "auth/user-not-found",
  "auth/wrong-password",
]);
const WRONG = "이메일 또는 비밀번호가 올바르지 않습니다.";
const NO_ADMINISTRATOR = "관리자 권한이 없는 계정입니다.";

/** A user as administrator, if the claim that the functions ask for is in the token and the sign-in has not ended. */
async function administratorOf(user: User): Promise<Administrator | null> {
  const { claims, authTime, issuedAtTime } = await user.getIdTokenResult();
  // By the clock of Firebase, which makes a new token each hour: this machine's may be wrong.
  const hasEnded = Date.parse(issuedAtTime) - Date.parse(authTime) >= SESSION_MS;
  return claims["admin"] === true && user.email !== null && !hasEnded ? { email: user.email } : null;
}

/** A session of Firebase: kept in this browser until sign-out, or until it is asked about {@link SESSION_MS} after signing in. */
export class FirebaseSession {
  readonly #auth: Auth;

  constructor(settings: FirebaseSettings, appName?: string) {
    // Named one by one: the default would bring the code of sign-in by redirect along.
    const persistence = [browserLocalPersistence, inMemoryPersistence];
    this.#auth = initializeAuth(firebaseApp(settings, appName), { persistence });
    if (settings.authEmulator !== undefined) {
      // Without its warning across the page.
      connectAuthEmulator(this.#auth, `http://${settings.authEmulator}`, { disableWarnings: true });
    }
  }

  async current(): Promise<Administrator | null> {
    await answerOf(this.#auth.authStateReady());
    const user = this.#auth.currentUser;
    if (user === null) return null;
    try {
      const administrator = await answerOf(administratorOf(user));
      if (administrator === null) await this.signOut();
      return administrator;
    } catch (error) {
      if (!(error instanceof DataError) || error.kind !== "signed-out") throw error;
      // The account has gone, or its sessions were ended: what is left of this one is useless.
      await this.signOut();
      return null;
    }
  }

  async signIn({ email, password }: Credentials): Promise<Administrator> {
    const administrator = await answerOf(this.#signIn(email, password));
    if (administrator !== null) return administrator;
    await this.signOut();
    throw new DataError("rejected", NO_ADMINISTRATOR);
  }

  async #signIn(email: string, password: string): Promise<Administrator | null> {
    try {
      const { user } = await signInWithEmailAndPassword(this.#auth, email, password);
      return await administratorOf(user);
    } catch (error) {
      throw WRONG_CREDENTIALS.has(codeOf(error) ?? "") ? new DataError("rejected", WRONG) : error;
    }
  }

  /** Token of the signed-in user, valid for some minutes at least; `null` if signed out. */
  async token(): Promise<string | null> {
    await answerOf(this.#auth.authStateReady());
    const user = this.#auth.currentUser;
    return user === null ? null : answerOf(user.getIdToken());
  }

  async signOut(): Promise<void> {
    await answerOf(signOut(this.#auth));
  }
}
