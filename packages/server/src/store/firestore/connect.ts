import type { App } from "firebase-admin/app";
import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";

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

interface Project extends ProjectAccounts {
  readonly app: App;
  readonly db: Firestore;
}

/**
 * Returns the database and the accounts of a project, or of the emulators that `FIRESTORE_EMULATOR_HOST` and
 * `FIREBASE_AUTH_EMULATOR_HOST` name. Loads the Admin SDK now: the tools that deploy read this file without it.
 *
 * @param projectId @default that of the function which calls
 */
export async function connectProject(projectId?: string): Promise<Project> {
  const [{ initializeApp }, { getAuth }, { getFirestore }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
    import("firebase-admin/firestore"),
  ]);
  const app = projectId === undefined ? initializeApp() : initializeApp({ projectId });
  return { app, db: getFirestore(app), ...accountsOf(getAuth(app)) };
}
