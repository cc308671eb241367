import { type RefObject, useLayoutEffect, useRef } from "react";

/** Returns a ref whose element gets the focus at first where `takesFocus`, as where it takes the place of what had it. */
export function useFirstFocus<Focused extends HTMLElement>(takesFocus: boolean): RefObject<Focused | null> {
  const ref = useRef<Focused>(null);
  useLayoutEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return ref;
}
