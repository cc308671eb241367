import { createDeviceStore } from "../parts/device-store.ts";

/** What is ticked off, and whether that outlives the page. */
export interface Ticks {
  readonly keys: ReadonlySet<string>;
  /** False once this browser has refused to keep them. */
  readonly kept: boolean;
}

/** Ticks of a page on the server: none. */
export const NO_TICKS: Ticks = { keys: new Set(), kept: true };

/** Creates a store of the keys that are ticked off. Where the browser keeps nothing, `kept` says so. */
export function createTickStore(name: string, storage?: () => Storage) {
  const { read, subscribe, save } = createDeviceStore<Ticks>(
    name,
    (stored, kept) => ({
      keys: new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === "string") : []),
      kept,
    }),
    storage,
  );
  return {
    read,
    subscribe,
    toggle(this: void, key: string): void {
      const keys = new Set(read().keys);
      if (!keys.delete(key)) keys.add(key);
      save(keys.size > 0 ? [...keys] : undefined);
    },
    clear(this: void): void {
      save(undefined);
    },
  };
}

export type TickStore = ReturnType<typeof createTickStore>;
