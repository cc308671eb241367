"use client";
import { domMin, LazyMotion } from "framer-motion";
import { useState } from "react";
import { ModalLayer, ModalRoot } from "../modal/Modal.tsx";
import { LightboxScreen } from "./LightboxScreen.tsx";
import type { LightboxItem } from "./media.ts";

interface LightboxOverlayProps {
  items: readonly LightboxItem[];
  value: string | null;
  onValueChange: (value: string | null) => void;
}

/** Renders the open item. In a module that is loaded on intent: what moves it weighs more than all primitives of a first load. */
export function LightboxOverlay({ items, value, onValueChange }: LightboxOverlayProps) {
  // The item stays while the overlay closes.
  const [shown, setShown] = useState(value);
  if (value !== null && value !== shown) setShown(value);
  const index = items.findIndex((item) => item.value === shown);
  const isOpen = value !== null && index >= 0;

  return (
    <LazyMotion strict features={domMin}>
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
    </LazyMotion>
  );
}
