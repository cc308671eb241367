import { useState } from "react";

/** What is being written, kept for this tab. */
export interface Draft {
  /** Fields as they were when the form came up. */
  readonly initial: Readonly<Record<string, string>>;
  readonly save: (fields: Readonly<Record<string, string>>) => void;
  readonly clear: () => void;
}

function read(key: string): Record<string, string> {
  try {
    const entries: [string, unknown][] = Object.entries(JSON.parse(sessionStorage.getItem(key) ?? "{}"));
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    // Storage may be closed or hold something foreign: there is no draft then.
    return {};
  }
}

/** Keeps the fields of a form in the tab's storage under `key`, so that a reload or an expired session loses nothing. */
export function useDraft(key: string): Draft {
  const [initial] = useState(() => read(key));
  return {
    initial,
    save(fields) {
      try {
        sessionStorage.setItem(key, JSON.stringify(fields));
      } catch {
        // A draft that cannot be kept is no reason to disturb the writer.
      }
    },
    clear: () => sessionStorage.removeItem(key),
  };
}
