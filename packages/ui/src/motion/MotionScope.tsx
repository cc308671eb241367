"use client";
import { domMin, LazyMotion, MotionConfig } from "framer-motion";
import type { ReactNode } from "react";
import { useReducedMotion } from "../provider/useReducedMotion.ts";

/**
 * Provides the `m` components of framer-motion with their features, and with the user's preference for reduced motion.
 * Import it only from modules that are loaded on intent: the features weigh more than all primitives of a first load.
 */
export function MotionScope({ children }: { children: ReactNode }) {
  const isStill = useReducedMotion();
  return (
    <LazyMotion strict features={domMin}>
      {/* Under its own reduced motion fades stay, and a warning is written in development. */}
      <MotionConfig reducedMotion="never" skipAnimations={isStill}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
