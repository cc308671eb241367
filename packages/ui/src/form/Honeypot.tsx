"use client";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

interface HoneypotProps {
  /** Name of the field in the form service. @default "_gotcha" */
  name?: string | undefined;
}

/** Renders a field that only robots fill, out of view: they skip `display: none`. */
export function Honeypot({ name = "_gotcha" }: HoneypotProps) {
  return (
    <VisuallyHidden as="div" aria-hidden>
      <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
    </VisuallyHidden>
  );
}
