import { type FirebaseApp, initializeApp } from "firebase/app";
import { dataError, DataError, type DataErrorKind, REQUEST_TIMEOUT_MS } from "../errors.ts";

/** What the browser has to know of a Firebase project. None of it is secret: sign-in protects the data. */
export interface FirebaseSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  /** Site key of reCAPTCHA Enterprise, by which App Check recognises the site's pages. Optional: without it, leads carry no proof. */
  readonly recaptchaKey?: string;
  /** Host and port of the emulator that replaces Authentication, e.g. `127.0.0.1:9099`. */
  readonly authEmulator?: string;
}

/** Returns the app of the settings, always the same for a `name`. */
export function firebaseApp({ apiKey, authDomain, projectId, appId }: FirebaseSettings, name?: string): FirebaseApp {
  return initializeApp({ apiKey, authDomain, projectId, appId }, name);
}

/** Codes of Authentication; any other is a `server` error. */
const KINDS: Readonly<Record<string, DataErrorKind>> = {
  "auth/network-request-failed": "network",
  "auth/timeout": "network",
  "auth/too-many-requests": "limited",
  "auth/user-token-expired": "signed-out",
  "auth/invalid-refresh-token": "signed-out",
  "auth/invalid-user-token": "signed-out",
  "auth/user-disabled": "signed-out",
  "auth/user-not-found": "signed-out",
};

/** Authentication says of an answer that it cannot read that there was none; the reason stands beside. */
function isUnreadable(error: unknown): boolean {
  const data = error instanceof Error && "customData" in error ? Object(error.customData) : {};
  return String(data.message).startsWith("SyntaxError");
}

function kindOf(error: unknown): DataErrorKind {
  if (isUnreadable(error)) return "server";
  return KINDS[codeOf(error) ?? ""] ?? "server";
}

/** Returns the code of an error of Firebase, e.g. `auth/wrong-password`. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

const toDataError = (error: unknown): DataError =>
  error instanceof DataError ? error : dataError(kindOf(error), error);

/**
 * Waits for an answer of Firebase.
 * @throws DataError `network` when it takes longer than {@link REQUEST_TIMEOUT_MS}; whatever else went wrong by its kind.
 */
export async function answerOf<Answer>(call: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(dataError("network")), REQUEST_TIMEOUT_MS);
  });
  try {
    return await Promise.race([call, timeout]);
  } catch (error) {
    throw toDataError(error);
  } finally {
    clearTimeout(timer);
  }
}
