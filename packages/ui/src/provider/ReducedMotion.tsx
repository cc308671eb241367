"use client";
import type { ReactNode } from "react";
import { StillPage } from "./page.styles.ts";
import { ReducedMotionContext } from "./useReducedMotion.ts";

interface ReducedMotionProps {
  children: ReactNode;
}

/** Renders a page with reduced motion whatever the system says, for a site's own switch. Wraps everything that moves. */
export function ReducedMotion({ children }: ReducedMotionProps) {
  return (
    <ReducedMotionContext value={true}>
      <StillPage />
      {children}
    </ReducedMotionContext>
  );
}
