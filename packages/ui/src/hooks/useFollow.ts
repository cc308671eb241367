import { useCallback, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { afterPaintOrBeforeInput } from "./afterPaint.ts";

/** A change that shows already, and that React is still to be told of. */
interface Following {
  change: () => void;
  cancel: () => void;
}

/**
 * For parts that answer a press in the document first, so that its frame waits for no render: the change that follows comes
 * right after that frame, before whatever the reader does next, or as the part goes, whichever is first.
 *
 * @returns what takes the change, once the document shows it.
 */
export function useFollow(): (change: () => void) => void {
  const followingRef = useRef<Following>(undefined);

  useEffect(
    () => () => {
      const { current: following } = followingRef;
      followingRef.current = undefined;
      following?.cancel();
      following?.change();
    },
    [],
  );

  return useCallback((change) => {
    // A page in the background is not painted.
    if (document.hidden) {
      change();
      return;
    }
    const cancel = afterPaintOrBeforeInput(() => {
      followingRef.current = undefined;
      // At once as a whole: what the reader does next has to find all of it.
      flushSync(change);
    });
    followingRef.current = { change, cancel };
  }, []);
}
