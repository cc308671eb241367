/** A value that is kept on the visitor's device and goes nowhere else. */
interface DeviceStore<T> {
  /** Calls a listener on every change, those of other windows included. Returns a function that unsubscribes. */
  subscribe(this: void, listener: () => void): () => void;
  /** Returns the same object until something changes. */
  read(this: void): T;
  /** Saves what JSON can hold, or removes it with `undefined`. Returns whether the browser did. */
  save(this: void, stored: unknown): boolean;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

/**
 * Creates a store in local storage; where that is blocked or full, what is saved lives as long as the page.
 *
 * @param derive Returns the value of what was stored, ours or not, and of whether the browser keeps it.
 */
export function createDeviceStore<T>(
  name: string,
  derive: (stored: unknown, kept: boolean) => T,
  storage: () => Storage = () => localStorage,
): DeviceStore<T> {
  const listeners = new Set<() => void>();
  let current: { readonly value: T } | undefined;

  function load(): T {
    try {
      return derive(parse(storage().getItem(name)), true);
    } catch {
      return derive(undefined, false);
    }
  }

  function change(value: T): void {
    current = { value };
    for (const listener of listeners) listener();
  }

  function onStorage({ key }: StorageEvent): void {
    // Without a key the whole storage was cleared.
    if (key === name || key === null) change(load());
  }

  return {
    read: () => (current ??= { value: load() }).value,
    subscribe(listener) {
      if (listeners.size === 0) addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("storage", onStorage);
      };
    },
    save(stored) {
      let kept = true;
      try {
        if (stored === undefined) storage().removeItem(name);
        else storage().setItem(name, JSON.stringify(stored));
      } catch {
        kept = false;
      }
      change(derive(stored, kept));
      return kept;
    },
  };
}
