"use client";
import { Portal } from "@radix-ui/react-dialog";
import { Activity, type ReactNode } from "react";
import { useOverlayContainer } from "../provider/overlay-container.ts";
import { useModal } from "./ModalContext.ts";
import { Backdrop } from "./Backdrop.tsx";

/** Renders the backdrop and the content of a popup or menu at the end of the body: hidden while preloaded. */
export function ModalLayer({ children }: { children: ReactNode }) {
  const { preloads, preloaded } = useModal();
  const container = useOverlayContainer();
  if (container === null) return null;
  return (
    // Preloaded content is a new one: Radix mounts the content of an existing portal in an effect, and hidden ones wait.
    <Activity key={preloads} mode={preloaded ? "hidden" : "visible"}>
      <Portal container={container} forceMount={preloaded || undefined}>
        <Backdrop />
        {children}
      </Portal>
    </Activity>
  );
}
