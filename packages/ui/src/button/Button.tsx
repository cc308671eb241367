import type { ComponentProps, ReactNode } from "react";
import { ButtonElement } from "./Button.styles.ts";
import type { ButtonLook } from "./variants.ts";

/** Props of `Button`: those of a `<button>`, its look, and its pending state. */
export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** Whether its action is running: disables it and marks it busy. @default false */
  pending?: boolean | undefined;
  /** Its text while pending. @default its children */
  pendingLabel?: ReactNode;
}

/**
 * Renders a button, of type `button` unless given, so that it never sends a form by accident.
 *
 * Use it for what happens on the page, and the accent for the one thing that can be done next. Do not use it for what
 * leads to another page (`ButtonLink`).
 *
 * Keys: Enter or Space presses it.
 */
export function Button({
  variant = "primary",
  size = "medium",
  tone = "onLight",
  type = "button",
  pending = false,
  pendingLabel,
  disabled,
  children,
  ...button
}: ButtonProps) {
  return (
    <ButtonElement
      {...button}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      $variant={variant}
      $size={size}
      $tone={tone}
    >
      {pending ? (pendingLabel ?? children) : children}
    </ButtonElement>
  );
}
