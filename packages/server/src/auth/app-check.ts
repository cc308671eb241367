import type { AppCheck } from "firebase-admin/app-check";
import { inTime } from "../store/firestore/status.ts";
import { describeError } from "../http/problem.ts";

/** Codes of a token that is none. Any other is a fault of the deployment, such as a missing role. */
const WRONG_TOKEN: ReadonlySet<unknown> = new Set(["app-check/invalid-argument", "app-check/app-check-token-expired"]);

const isWrongToken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && WRONG_TOKEN.has(error.code);

/** Creates the check of App Check's tokens, each of which proves once. One that fails or takes too long proves nothing. */
export function createTokenCheck(
  appCheck: Pick<AppCheck, "verifyToken">,
  patienceMs: number,
  log: (line: string) => void,
): (token: string) => Promise<boolean> {
  return async (token) => {
    try {
      const { alreadyConsumed } = await inTime(appCheck.verifyToken(token, { consume: true }), patienceMs);
      return alreadyConsumed === false;
    } catch (error) {
      if (!isWrongToken(error)) log(describeError(error, "POST", "App Check"));
      return false;
    }
  };
}
