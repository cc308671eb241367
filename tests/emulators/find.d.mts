/** Folder of the package that holds firebase-tools. */
export const toolsFolder: string;

/** Path of a Java that is new enough, or null. */
export function findJava(): string | null;

/** Path of the Firestore emulator's jar, or null. */
export function findFirestoreJar(): string | null;

/** Path of the script that has the Auth emulator, or null. */
export function findFirebaseTools(): string | null;
