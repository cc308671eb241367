import type { ComponentProps, ReactNode } from "react";
import { ButtonElement } from "./Button.styles.ts";
import type { ButtonLook } from "./variants.ts";

/** Props of `Button`: those of a `<button>`, its look, and what it does while waiting. */
export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** What pressing it sets off is under way: it is disabled and marked busy. Default: false. */
  pending?: boolean | undefined;
  /** What it says while pending. Default: its children. */
  pendingLabel?: ReactNode;
}

/**
 * A button. Its type is `button` unless told otherwise, so that it never sends a form by accident.
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
