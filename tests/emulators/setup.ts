import type { TestProject } from "vitest/node";
import { startAuth, startFirestore } from "./emulators.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Host and port of the Firestore emulator; `null` where there is none. */
    firestore: string | null;
    /** Host and port of the Auth emulator; `null` where there is none. */
    auth: string | null;
  }
}

/** Starts both emulators once for all test files, and stops them after the last. */
// oxlint-disable-next-line import/no-default-export -- Vitest asks for one
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [firestore, auth] = await Promise.all([startFirestore(), startAuth()]);
  provide("firestore", firestore?.host ?? null);
  provide("auth", auth?.host ?? null);
  return async () => {
    await Promise.all([firestore?.stop(), auth?.stop()]);
  };
}
