"use client";
import { Content } from "@radix-ui/react-dialog";
import type { ComponentProps } from "react";

/** Renders the dialog of an overlay, without styles. */
export function ModalContent({ onEscapeKeyDown, ...content }: ComponentProps<typeof Content>) {
  function handleEscape(event: KeyboardEvent): void {
    onEscapeKeyDown?.(event);
    // While a syllable is composed, Escape cancels the syllable.
    if (event.isComposing) event.preventDefault();
  }
  return <Content {...content} onEscapeKeyDown={handleEscape} />;
}
