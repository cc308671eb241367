"use client";
import { Portal } from "@radix-ui/react-dialog";
import { Activity, type ReactNode } from "react";
import { useOverlayContainer } from "../provider/overlay-container.ts";
import { useModal } from "./ModalContext.ts";
import { Overlay } from "./Overlay.tsx";

/**
 * Where popups and menus are: over a veil at the end of the body. Prepared content is there too, out of sight and without
 * effects, until it opens.
 */
export function ModalLayer({ children }: { children: ReactNode }) {
  const { prepared, turn } = useModal();
  const container = useOverlayContainer();
  if (container === null) return null;
  return (
    <Activity key={turn} mode={prepared ? "hidden" : "visible"}>
      <Portal container={container} forceMount={prepared || undefined}>
        <Overlay />
        {children}
      </Portal>
    </Activity>
  );
}
