/** An entry that a router writes, and how the browser would write it. */
export interface WrittenEntry {
  state: unknown;
  url: string | URL | null | undefined;
  /** `history.pushState` as it was. */
  push: (state: unknown) => void;
  /** `history.replaceState` as it was. */
  replace: (state: unknown) => void;
}

/**
 * Puts functions in front of `history.pushState` and `history.replaceState`.
 *
 * @returns what takes them away again; a wrapper that somebody else has put over ours meanwhile stays.
 */
export function interceptHistory(onPush: (entry: WrittenEntry) => void, onReplace: (entry: WrittenEntry) => void) {
  const nativePush = history.pushState.bind(history);
  const nativeReplace = history.replaceState.bind(history);

  function intercept(handle: (entry: WrittenEntry) => void): History["pushState"] {
    return (state: unknown, unused, url) => {
      handle({
        state,
        url,
        push: (newState) => {
          nativePush(newState, unused, url);
        },
        replace: (newState) => {
          nativeReplace(newState, unused, url);
        },
      });
    };
  }

  const restorePush = override("pushState", intercept(onPush));
  const restoreReplace = override("replaceState", intercept(onReplace));
  return () => {
    restorePush();
    restoreReplace();
  };
}

function override(name: "pushState" | "replaceState", method: History["pushState"]): () => void {
  // The browser's own methods live on the prototype; only what others have put on the object is put back.
  const before = Object.getOwnPropertyDescriptor(history, name);
  history[name] = method;
  return () => {
    if (Reflect.get(history, name) !== method) return;
    if (before) Object.defineProperty(history, name, before);
    else Reflect.deleteProperty(history, name);
  };
}
