"use client";
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { afterPaintOrBeforeInput } from "../hooks/afterPaint.ts";
import { showAhead } from "./showAhead.ts";

/** What lies over the page, on its way to being open. */
export interface Preparation {
  /** What its nodes carry in `data-danji-layer`. */
  id: string;
  /** Whether its content stands ready, out of sight and without any effect on the page; entering takes that back. */
  prepared: boolean;
  /** Which content it is: every one that is made ready is a new one. */
  turn: number;
  /** Makes the content ready, or takes it away again; not while it is in sight. */
  prepare: (wanted: boolean) => void;
  /** Whether it is in sight: while it is open, and on its way out. */
  inSightRef: RefObject<boolean>;
  /** Whether it has been shown before it was entered, so that nobody waits for a frame any more. */
  shownAheadRef: RefObject<boolean>;
}

/**
 * Makes what lies over the page ready while somebody reaches for what opens it. To open it is then to show what is there,
 * in the very next frame. What is not seen (the focus and its trap, the rest of the page hidden from assistive technology,
 * listeners) comes right after that frame, or before whatever the reader does first.
 *
 * @param open Whether its owner wants it open.
 * @param reached Whether its owner sees somebody reach for it.
 */
export function usePreparation(open: boolean, reached: boolean): Preparation {
  const id = useId();
  const inSightRef = useRef(false);
  const shownAheadRef = useRef(false);
  const [{ prepared, turn }, set] = useState({ prepared: false, turn: 0 });

  const prepare = useCallback((wanted: boolean): void => {
    if (inSightRef.current) return;
    set((current) => (current.prepared === wanted ? current : { prepared: wanted, turn: current.turn + 1 }));
  }, []);
  useEffect(() => prepare(reached), [prepare, reached]);

  useLayoutEffect(() => {
    if (!prepared) return undefined;
    if (!open) {
      // Closed again in the time between, as by Back: away with what has been shown.
      if (inSightRef.current) set((current) => ({ prepared: false, turn: current.turn + 1 }));
      inSightRef.current = false;
      return undefined;
    }
    const enter = () => set((current) => ({ ...current, prepared: false }));
    // React makes hidden content ready when nothing else is to be done: a quick hand can be quicker.
    if (!showAhead(id)) {
      enter();
      return undefined;
    }
    inSightRef.current = true;
    shownAheadRef.current = true;
    // At once as a whole: a key has to find all of it.
    return afterPaintOrBeforeInput(() => flushSync(enter));
  }, [id, open, prepared]);

  return { id, prepared, turn, prepare, inSightRef, shownAheadRef };
}
