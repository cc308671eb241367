import type { ReactNode } from "react";
import { Clip, Frame } from "./Collapsible.styles.ts";

interface CollapsibleProps {
  open: boolean;
  /** One element, which takes the caller's class, so that its padding collapses with it. */
  children: ReactNode;
}

/**
 * Animates its content between closed and its full height. Closed content stays in the page, out of reach of Tab and
 * of assistive technology; without JavaScript, on paper and behind an open `<details>` it shows.
 */
export function Collapsible({ open, children }: CollapsibleProps) {
  return (
    <Frame data-state={open ? "open" : "closed"}>
      <Clip>{children}</Clip>
    </Frame>
  );
}
