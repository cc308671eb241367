import { dataError, REQUEST_TIMEOUT_MS } from "../data-error.ts";
import { DataError, type DataErrorKind } from "../errors.ts";

/** Codes of Firestore, and those of Authentication that come with any of its calls. */
const KINDS: Readonly<Record<string, DataErrorKind>> = {
  unavailable: "network",
  "deadline-exceeded": "network",
  "auth/network-request-failed": "network",
  "auth/timeout": "network",
  "resource-exhausted": "limited",
  "auth/too-many-requests": "limited",
  "permission-denied": "signed-out",
  unauthenticated: "signed-out",
  "auth/user-token-expired": "signed-out",
  "auth/invalid-refresh-token": "signed-out",
  "auth/invalid-user-token": "signed-out",
  "auth/user-disabled": "signed-out",
  "auth/user-not-found": "signed-out",
};

/** What browsers and Node say when no answer came; Firestore gives that no code of its own. */
const NO_ANSWER = /failed to fetch|fetch failed|load failed|networkerror|network connection/i;

/** Authentication says of an answer that it cannot read that there was none; the reason stands beside. */
function isUnreadable(error: unknown): boolean {
  const data = error instanceof Error && "customData" in error ? Object(error.customData) : {};
  return String(data.message).startsWith("SyntaxError");
}

function kindOf(error: unknown): DataErrorKind {
  if (isUnreadable(error)) return "server";
  const code = codeOf(error);
  const known = code === undefined ? undefined : KINDS[code];
  if (known !== undefined) return known;
  return error instanceof Error && NO_ANSWER.test(error.message) ? "network" : "server";
}

/** Returns the code of an error of Firebase, e.g. `auth/wrong-password`. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** Returns what an error of Firebase means to those who use a port. */
export const toDataError = (error: unknown): DataError =>
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
