"use client";
import type { ComponentProps, ReactNode } from "react";
import { Slot } from "@radix-ui/react-slot";
import { checkOnlyChild, useNameMisuse } from "../hooks/parts.ts";
import { Link, type LinkProps } from "../provider/Link.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { ButtonElement } from "./Button.styles.ts";

/** Variants of a button: action fill, accent fill for the main action, hairline, no edge. */
export const BUTTON_VARIANTS = ["primary", "accent", "secondary", "ghost"] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

/** Heights of a button: `medium` 48px, `small` 40px. */
export const BUTTON_SIZES = ["medium", "small"] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

/** Tones of a button, by the surface below it: `onDark` for inverse surfaces and pictures. */
export const BUTTON_TONES = ["onLight", "onDark"] as const;
export type ButtonTone = (typeof BUTTON_TONES)[number];

/** Widths of a button: that of its words, that of its parent, or a square around a sign. */
export const BUTTON_WIDTHS = ["content", "full", "square"] as const;
export type ButtonWidth = (typeof BUTTON_WIDTHS)[number];

interface ButtonLook {
  /** The weight of the action. @default "primary" */
  variant?: ButtonVariant | undefined;
  /** The height. @default `medium`, 48px */
  size?: ButtonSize | undefined;
  /** The surface below it. @default "onLight" */
  tone?: ButtonTone | undefined;
  /** The width. A square around a sign needs an `aria-label`. @default "content" */
  width?: ButtonWidth | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** Whether the only child renders in place of the button, with its look: a link of another router, a label. @default false */
  asChild?: boolean | undefined;
  /** Whether its action is running: disables it, marks it busy and, but for `asChild`, shows a spinner. @default false */
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
  width = "content",
  asChild = false,
  type = "button",
  pending = false,
  pendingLabel,
  disabled,
  children,
  ...button
}: ButtonProps) {
  const hasWords =
    process.env.NODE_ENV !== "production" && (asChild || width !== "square" || typeof children === "string");
  useNameMisuse(
    "Button",
    button["aria-label"] ?? button["aria-labelledby"] ?? (hasWords && children),
    "words or an aria-label",
  );
  if (process.env.NODE_ENV !== "production") checkOnlyChild("Button", asChild, children);
  return (
    <ButtonElement
      {...button}
      as={asChild ? Slot : undefined}
      type={asChild ? undefined : type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      $variant={variant}
      $size={size}
      $tone={tone}
      $width={width}
    >
      {pending && !asChild ? (
        <>
          <Spinner aria-hidden size={6} margin={1} />
          {pendingLabel ?? children}
        </>
      ) : (
        children
      )}
    </ButtonElement>
  );
}

interface ButtonLinkProps extends ButtonLook, LinkProps {}

/**
 * Renders a link that looks like a button.
 *
 * Use it for the one way on that a page recommends. Do not use it in running text (`Link`) nor for what happens on the
 * page (`Button`).
 *
 * Keys: those of a link.
 */
export function ButtonLink({ variant, size, tone, width, ...link }: ButtonLinkProps) {
  return (
    <Button asChild {...{ variant, size, tone, width }}>
      <Link {...link} />
    </Button>
  );
}
