"use client";
import { use, type ComponentProps, type ReactNode } from "react";
import { misuse, useMisuse } from "../hooks/misuse.ts";
import { Link, LinkContext, type LinkProps } from "../provider/Link.tsx";
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

interface ButtonLook {
  /** The weight of the action. @default "primary" */
  variant?: ButtonVariant | undefined;
  /** The height. @default `medium`, 48px */
  size?: ButtonSize | undefined;
  /** The surface below it. @default "onLight" */
  tone?: ButtonTone | undefined;
}

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
  const isProvided = use(LinkContext) !== null;
  useMisuse(
    process.env.NODE_ENV !== "production" &&
      (() => !isProvided && misuse("Button", "is outside of DanjiProvider", "Render one around the page")),
  );
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

interface ButtonLinkProps extends ButtonLook, LinkProps {}

/**
 * Renders a link that looks like a button.
 *
 * Use it for the one way on that a page recommends. Do not use it in running text (`Link`) nor for what happens on the
 * page (`Button`).
 *
 * Keys: those of a link.
 */
export function ButtonLink({ variant = "primary", size = "medium", tone = "onLight", ...link }: ButtonLinkProps) {
  return <ButtonElement as={Link} {...link} $variant={variant} $size={size} $tone={tone} />;
}
