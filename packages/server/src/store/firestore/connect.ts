import type { Auth } from "firebase-admin/auth";
import type { FunctionsOptions } from "../../functions.ts";

type Accounts = Required<Pick<FunctionsOptions, "verifyIdToken" | "endSessions">>;

export const accountsOf = (auth: Auth): Accounts => ({
  verifyIdToken: (token) => auth.verifyIdToken(token, true),
  async endSessions(email) {
    const { uid } = await auth.getUserByEmail(email);
    await auth.revokeRefreshTokens(uid);
  },
});

/**
 * Returns the database and the accounts of a project, or of the emulators that `FIRESTORE_EMULATOR_HOST` and
 * `FIREBASE_AUTH_EMULATOR_HOST` name.
 */
export async function connectProject(projectId: string): Promise<Pick<FunctionsOptions, "db"> & Accounts> {
  const [{ initializeApp }, { getAuth }, { getFirestore }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
    import("firebase-admin/firestore"),
  ]);
  const app = initializeApp({ projectId });
  return { db: getFirestore(app), ...accountsOf(getAuth(app)) };
}
