type Fields = Readonly<Record<string, string>>;

/** Returns a draft that lives as long as the page: what a visitor types is personal, and stays out of the device's storage. */
export function memoryDraft(initial: Fields) {
  let kept = initial;
  const listeners = new Set<(message: string) => void>();
  return {
    read: () => kept,
    save(fields: Fields) {
      kept = fields;
    },
    /** Drops what was sent from the draft, passes the answer to its forms, and returns whether there is one. */
    sent(message: string, fields: Fields) {
      kept = Object.fromEntries(Object.entries(kept).filter(([name, value]) => value !== fields[name]));
      for (const listener of listeners) listener(message);
      return listeners.size > 0;
    },
    /** Calls `listener` with the answer to each send, and returns a function that stops this. */
    onSent(listener: (message: string) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A draft that outlives its form: a send may end when another form shows it. */
export type SharedDraft = ReturnType<typeof memoryDraft>;

/** Returns a draft that survives a reload, kept under `key` for this tab. */
export function tabDraft(key: string) {
  return {
    read(): Fields {
      try {
        const entries: [string, unknown][] = Object.entries(JSON.parse(sessionStorage.getItem(key) ?? "{}"));
        return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
      } catch {
        // Storage may be closed or hold something foreign: there is no draft then.
        return {};
      }
    },
    save(fields: Fields) {
      try {
        sessionStorage.setItem(key, JSON.stringify(fields));
      } catch {
        // A draft that cannot be kept is no reason to disturb the writer.
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Storage that is closed keeps no draft.
      }
    },
  };
}
