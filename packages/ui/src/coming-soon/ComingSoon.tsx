"use client";
import type { ComponentProps, ReactNode } from "react";
import { useMessages } from "../messages/useMessages.ts";
import { Spinner } from "../spinner/Spinner.tsx";
import { vars } from "../theme/vars.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Panel, Words } from "./ComingSoon.styles.ts";

/** CSS pixels around the placeholder's dots. */
const SPINNER_MARGIN = 15;

interface ComingSoonProps extends Omit<ComponentProps<"div">, "role"> {
  /** Visible text. @default that of the messages */
  children?: ReactNode;
  /** Text for assistive technology. @default that of the messages */
  label?: string | undefined;
}

/**
 * Renders a placeholder for content that does not exist yet.
 *
 * Use it where a page exists before its content, such as a plan that is still drawn. Do not use it for what loads in a
 * moment (`Spinner`).
 */
export function ComingSoon({ children, label, ...panel }: ComingSoonProps) {
  const messages = useMessages("comingSoon");
  return (
    <Panel {...panel} role="status">
      <Words aria-hidden data-display>
        {children ?? messages.text}
      </Words>
      <VisuallyHidden>{label ?? messages.label}</VisuallyHidden>
      <Spinner aria-hidden color={vars.color.onInverseAccent} margin={SPINNER_MARGIN} />
    </Panel>
  );
}
