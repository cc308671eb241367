import { type RefObject, useCallback, useSyncExternalStore } from "react";

/** Returns whether the items of a list have more than one row. */
function wraps(list: Element | null | undefined): boolean {
  const [first, last] = [list?.firstElementChild, list?.lastElementChild];
  return first instanceof HTMLElement && last instanceof HTMLElement && first.offsetTop !== last.offsetTop;
}

/**
 * Returns whether the list in an element needs more than one row, as it does with long labels, large text or wide spacing. The list
 * has to be laid out the same whatever follows from that.
 */
export function useWraps(ref: RefObject<HTMLElement | null>): boolean {
  const listIn = useCallback(() => ref.current?.querySelector("ul"), [ref]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const sizes = new ResizeObserver(onChange);
      const list = listIn();
      if (list) sizes.observe(list);
      return () => sizes.disconnect();
    },
    [listIn],
  );
  return useSyncExternalStore(
    subscribe,
    () => wraps(listIn()),
    () => false,
  );
}
