"use client";
import type { ComponentProps } from "react";
import { useNameMisuse, type AccessibleName } from "../hooks/parts.ts";
import { Dot, Dots } from "./Spinner.styles.ts";

const DOTS = [0, 1, 2] as const;

interface SpinnerLook extends Omit<
  ComponentProps<"span">,
  "children" | "role" | "aria-label" | "aria-labelledby" | "aria-hidden"
> {
  /** Width of one dot in CSS pixels. @default 15 */
  size?: number | undefined;
  /** Space around each dot in CSS pixels. @default 2 */
  margin?: number | undefined;
  /** Any CSS colour. @default that of the text around it */
  color?: string | undefined;
}

type SpinnerProps = SpinnerLook &
  (
    | (AccessibleName & { "aria-hidden"?: false | undefined })
    | {
        "aria-label"?: undefined;
        "aria-labelledby"?: undefined;
        /** Hides it beside a text that says the same. */
        "aria-hidden": true;
      }
  );

/**
 * Renders three beating dots while something loads, still under reduced motion.
 *
 * Use it where something comes within seconds. Do not use it for what does not exist yet, nor in a `Button`, which shows
 * one while it is pending.
 */
export function Spinner({ size = 15, margin = 2, color = "currentcolor", ...dots }: SpinnerProps) {
  useNameMisuse("Spinner", dots["aria-label"] ?? dots["aria-labelledby"] ?? dots["aria-hidden"]);
  return (
    <Dots role={dots["aria-hidden"] === true ? undefined : "img"} {...dots}>
      {DOTS.map((index) => (
        <Dot key={index} $index={index} $size={size} $margin={margin} $color={color} />
      ))}
    </Dots>
  );
}
