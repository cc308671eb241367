import type { FunctionsOptions } from "../../functions.ts";

/**
 * Returns the database and the accounts of a project, or of the emulators that `FIRESTORE_EMULATOR_HOST` and
 * `FIREBASE_AUTH_EMULATOR_HOST` name.
 */
export async function connectProject(
  projectId: string,
): Promise<Required<Pick<FunctionsOptions, "db" | "verifyIdToken">>> {
  const [{ initializeApp }, { getAuth }, { getFirestore }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
    import("firebase-admin/firestore"),
  ]);
  const app = initializeApp({ projectId });
  return { db: getFirestore(app), verifyIdToken: (token) => getAuth(app).verifyIdToken(token, true) };
}
