import type { Firestore } from "firebase-admin/firestore";

/** The database of a project, or of the emulator that `FIRESTORE_EMULATOR_HOST` names. */
export async function connectFirestore(projectId: string): Promise<Firestore> {
  const [{ initializeApp }, { getFirestore }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/firestore"),
  ]);
  return getFirestore(initializeApp({ projectId }));
}
