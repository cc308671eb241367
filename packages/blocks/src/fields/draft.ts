type Fields = Readonly<Record<string, string>>;

/** What is being typed, kept beyond the life of its form. */
export interface Draft {
  /** The fields as they were saved last. */
  readonly read: () => Fields;
  readonly save: (fields: Fields) => void;
  readonly clear: () => void;
}

/** A draft that outlives its form: a send may end when another form shows it. */
export interface SharedDraft extends Omit<Draft, "clear"> {
  /** Drops what was sent from the draft, passes the answer to its forms, and returns whether there is one. */
  readonly sent: (message: string, fields: Fields) => boolean;
  /** Calls `listener` with the answer to each send, and returns a function that stops this. */
  readonly onSent: (listener: (message: string) => void) => () => void;
}

/** Returns a draft that lives as long as the page: what a visitor types is personal, and stays out of the device's storage. */
export function memoryDraft(initial: Fields): SharedDraft {
  let kept = initial;
  const listeners = new Set<(message: string) => void>();
  return {
    read: () => kept,
    save(fields) {
      kept = fields;
    },
    sent(message, fields) {
      kept = Object.fromEntries(Object.entries(kept).filter(([name, value]) => value !== fields[name]));
      for (const listener of listeners) listener(message);
      return listeners.size > 0;
    },
    onSent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns a draft that survives a reload, kept under `key` for this tab. */
export function tabDraft(key: string): Draft {
  return {
    read() {
      try {
        const entries: [string, unknown][] = Object.entries(JSON.parse(sessionStorage.getItem(key) ?? "{}"));
        return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
      } catch {
        // Storage may be closed or hold something foreign: there is no draft then.
        return {};
      }
    },
    save(fields) {
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
