import type { Auth } from "firebase-admin/auth";

export interface ProjectAccounts {
  /** Returns the claims of an ID token; throws where it is invalid, expired or revoked. */
  readonly verifyIdToken: (token: string) => Promise<unknown>;
  readonly endSessions: (email: string) => Promise<void>;
}

export const accountsOf = (auth: Auth): ProjectAccounts => ({
  verifyIdToken: (token) => auth.verifyIdToken(token, true),
  async endSessions(email) {
    const { uid } = await auth.getUserByEmail(email);
    await auth.revokeRefreshTokens(uid);
  },
});

/**
 * Returns the database and the accounts of a project, or of the emulators that `FIRESTORE_EMULATOR_HOST` and
 * `FIREBASE_AUTH_EMULATOR_HOST` name. Loads the Admin SDK now: the tools that deploy read this file without it.
 *
 * @param projectId @default that of the function which calls
 */
export async function connectProject(projectId?: string) {
  const [{ initializeApp }, { getAuth }, { getFirestore }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
    import("firebase-admin/firestore"),
  ]);
  const app = projectId === undefined ? initializeApp() : initializeApp({ projectId });
  return { app, db: getFirestore(app), ...accountsOf(getAuth(app)) };
}
