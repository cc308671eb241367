import type { Typed } from "../calculator/questions.ts";
import { createDeviceStore } from "../parts/device-store.ts";

function textsOf(stored: unknown): Typed | undefined {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return undefined;
  const texts = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** Creates a store of what is typed, which has a value only while the browser keeps it. */
export function createPlanStore(name: string, storage?: () => Storage) {
  const { read, subscribe, save } = createDeviceStore<Typed | undefined>(
    name,
    (stored, kept) => (kept ? textsOf(stored) : undefined),
    storage,
  );
  return {
    read,
    subscribe,
    save: (typed: Typed): boolean => save(typed),
    clear(this: void): void {
      save(undefined);
    },
  };
}

export type PlanStore = ReturnType<typeof createPlanStore>;
