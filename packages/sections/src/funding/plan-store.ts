/** Typed values by the names of their fields. */
export type SavedValues = Readonly<Record<string, string>>;

/** Keeps typed values on the visitor's device. */
export interface PlanStore {
  /** Calls a listener on every change, other windows included; returns a function that stops it. */
  subscribe(this: void, listener: () => void): () => void;
  /** Returns what is saved: the same object until something changes. */
  read(this: void): SavedValues | undefined;
  /** Saves values and returns whether the browser did. */
  save(this: void, values: SavedValues): boolean;
  /** Removes what is saved. */
  clear(this: void): void;
}

function parse(text: string | null): SavedValues | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string");
    return texts.length > 0 ? Object.fromEntries(texts) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Creates a store in the browser's local storage.
 *
 * @param storage Returns the storage; reading the property alone may throw where it is blocked.
 */
export function createPlanStore(name: string, storage: () => Storage = () => localStorage): PlanStore {
  const listeners = new Set<() => void>();
  let saved: { readonly values: SavedValues | undefined } | undefined;

  function load(): SavedValues | undefined {
    try {
      return parse(storage().getItem(name));
    } catch {
      return undefined;
    }
  }

  function changed(values: SavedValues | undefined): void {
    saved = { values };
    for (const listener of listeners) listener();
  }

  function onStorage({ key }: StorageEvent): void {
    // Without a key the whole storage was cleared.
    if (key === name || key === null) changed(load());
  }

  return {
    read: () => (saved ??= { values: load() }).values,
    subscribe(listener) {
      if (listeners.size === 0) addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("storage", onStorage);
      };
    },
    save(values) {
      try {
        storage().setItem(name, JSON.stringify(values));
      } catch {
        return false;
      }
      changed(values);
      return true;
    },
    clear() {
      try {
        storage().removeItem(name);
      } catch {
        // Nothing is saved where the storage is blocked.
      }
      changed(undefined);
    },
  };
}
