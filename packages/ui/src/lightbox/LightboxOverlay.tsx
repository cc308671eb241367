"use client";
import { domMin, LazyMotion, MotionConfig } from "framer-motion";
import { useState, type ReactNode } from "react";
import { ModalLayer, ModalRoot } from "../modal/Modal.tsx";
import { useReducedMotion } from "../provider/useReducedMotion.ts";
import { LightboxScreen } from "./LightboxScreen.tsx";
import type { LightboxItem } from "./media.ts";

/**
 * Provides the `m` components of framer-motion with their features, and with the user's preference for reduced motion.
 * Only a module that is loaded on intent has it: the features weigh more than all primitives of a first load.
 */
function MotionScope({ children }: { children: ReactNode }) {
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

interface LightboxOverlayProps {
  items: readonly LightboxItem[];
  value: string | null;
  onValueChange: (value: string | null) => void;
}

export function LightboxOverlay({ items, value, onValueChange }: LightboxOverlayProps) {
  // The item stays while the overlay closes.
  const [shown, setShown] = useState(value);
  if (value !== null && value !== shown) setShown(value);
  const index = items.findIndex((item) => item.value === shown);
  const isOpen = value !== null && index >= 0;

  return (
    <MotionScope>
      <ModalRoot open={isOpen} onOpenChange={(open) => !open && onValueChange(null)}>
        <ModalLayer>
          <LightboxScreen
            items={items}
            index={index}
            isOpen={isOpen}
            onIndexChange={(next) => onValueChange(items[next]?.value ?? null)}
            onClose={() => onValueChange(null)}
          />
        </ModalLayer>
      </ModalRoot>
    </MotionScope>
  );
}
