"use client";
import { Trigger } from "@radix-ui/react-dialog";
import type { ComponentProps } from "react";
import { useModal } from "./ModalContext.ts";

/** Props of the `Trigger` of popups and menus: those of a `<button>`, and `asChild` to be a button of your own. */
export interface ModalTriggerProps extends ComponentProps<typeof Trigger> {
  /**
   * Whether the content is rendered hidden, its lazy code included, as soon as the pointer enters the trigger or it gets
   * the focus. Effects of the content wait until it opens; an `<iframe>` or `<video>` would load, so use `FrameEmbed`
   * and `VideoPlayer`.
   *
   * @default "none"
   */
  preload?: "intent" | "none" | undefined;
}

/** Renders the button that opens a popup or menu and gets the focus back. */
export function ModalTrigger({ preload = "none", onClick, onPointerEnter, onFocus, ...button }: ModalTriggerProps) {
  const { openerRef, preload: preloadContent } = useModal();
  const preloadOnIntent = () => {
    if (preload === "intent") preloadContent();
  };
  return (
    <Trigger
      {...button}
      onClick={(event) => {
        // Safari does not focus a clicked button, so that `document.activeElement` would not do.
        openerRef.current = event.currentTarget;
        onClick?.(event);
      }}
      onPointerEnter={(event) => {
        preloadOnIntent();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preloadOnIntent();
        onFocus?.(event);
      }}
    />
  );
}
