import { useEffect, useMemo, useRef, type RefObject } from "react";
import { afterPaintOrBeforeInput } from "../hooks/afterPaint.ts";
import { focusInPlace } from "./focusInPlace.ts";

/**
 * Why Radix hears of a tab's focus: `keys` have moved it, which chooses the tab; a `press` has, of which Radix is not to
 * hear yet; or it is `told` of that press, which chooses nothing.
 */
type FocusCause = "keys" | "press" | "told";

/** What asks where the focus goes next. */
const KEYS = ["keydown"] as const;

/** How a press gives a tab the focus. */
export interface TabFocus {
  causeRef: RefObject<FocusCause>;
  /**
   * Gives a pressed tab the focus, and tells Radix of it behind the next frame, or before a key comes.
   *
   * @param isHeld Whether the press goes on: then that is the frame of its end, which a told Radix would keep waiting too.
   */
  take: (tab: HTMLElement, isHeld: boolean) => void;
}

/**
 * As `afterPaintOrBeforeInput` for keys, from where the button of the mouse has gone up and its click is answered. Fingers
 * have such an end too.
 */
function afterRelease(callback: () => void): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelPaint: (() => void) | undefined;
  const release = () => {
    // The click comes with it, and this task is over then.
    timer = setTimeout(() => {
      cancelPaint = afterPaintOrBeforeInput(callback, KEYS);
    });
  };
  window.addEventListener("mouseup", release, { capture: true, once: true, signal: listening.signal });
  return () => {
    listening.abort();
    clearTimeout(timer);
    cancelPaint?.();
  };
}

/**
 * The focus that a press gives. Which tab the Tab key comes back to, Radix keeps in a state of its own, and renders all tabs
 * when that changes: nothing that the frame of a press should wait for.
 */
export function useTabFocus(): TabFocus {
  const causeRef = useRef<FocusCause>("keys");
  const cancelRef = useRef<() => void>(undefined);
  useEffect(() => () => cancelRef.current?.(), []);

  return useMemo(() => {
    function during(cause: FocusCause, act: () => void): void {
      causeRef.current = cause;
      act();
      causeRef.current = "keys";
    }

    function tell(tab: HTMLElement): void {
      cancelRef.current = undefined;
      if (document.activeElement === tab)
        during("told", () => tab.dispatchEvent(new FocusEvent("focusin", { bubbles: true })));
    }

    return {
      causeRef,
      take(tab, isHeld) {
        if (document.activeElement === tab) return;
        cancelRef.current?.();
        during("press", () => focusInPlace(tab));
        cancelRef.current = isHeld ? afterRelease(() => tell(tab)) : afterPaintOrBeforeInput(() => tell(tab), KEYS);
      },
    };
  }, []);
}
