/** What is ticked off, and whether that outlives the page. */
export interface Ticks {
  readonly keys: ReadonlySet<string>;
  /** False once this browser has refused to keep them. */
  readonly kept: boolean;
}

/** Ticks that are kept on the visitor's device and go nowhere else. */
export interface TickStore {
  /** Calls a listener on every change, those of other windows included. Returns a function that unsubscribes. */
  subscribe(this: void, listener: () => void): () => void;
  /** The same object until something changes. */
  read(this: void): Ticks;
  /** Ticks a key off, or takes the tick away. */
  toggle(this: void, key: string): void;
  /** Takes all ticks away, and what was kept of them. */
  clear(this: void): void;
}

/** Ticks of a page on the server: none. */
export const NO_TICKS: Ticks = { keys: new Set(), kept: true };

/** The keys in a stored text; none where it is not ours. */
function parse(stored: string | null): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return new Set(Array.isArray(value) ? value.filter((key) => typeof key === "string") : []);
  } catch {
    return NO_TICKS.keys;
  }
}

/**
 * Ticks under a name in the browser's local storage. Where that is blocked or full they live as long as the page, and
 * `kept` says so.
 * @param storage reaches the storage; reading the property alone may throw where it is blocked.
 */
export function createTickStore(name: string, storage: () => Storage = () => localStorage): TickStore {
  const listeners = new Set<() => void>();
  let ticks: Ticks | undefined;

  function load(): Ticks {
    try {
      return { keys: parse(storage().getItem(name)), kept: true };
    } catch {
      return { keys: NO_TICKS.keys, kept: false };
    }
  }

  function change(keys: ReadonlySet<string>): void {
    let kept = true;
    try {
      if (keys.size === 0) storage().removeItem(name);
      else storage().setItem(name, JSON.stringify([...keys]));
    } catch {
      kept = false;
    }
    ticks = { keys, kept };
    for (const listener of listeners) listener();
  }

  const read = () => (ticks ??= load());

  function onStorage({ key }: StorageEvent): void {
    // Without a key the whole storage was emptied.
    if (key !== name && key !== null) return;
    ticks = load();
    for (const listener of listeners) listener();
  }

  return {
    read,
    subscribe(listener) {
      if (listeners.size === 0) addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("storage", onStorage);
      };
    },
    toggle(key) {
      const keys = new Set(read().keys);
      if (!keys.delete(key)) keys.add(key);
      change(keys);
    },
    clear() {
      change(NO_TICKS.keys);
    },
  };
}
