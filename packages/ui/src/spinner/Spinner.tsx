import type { ComponentProps } from "react";
import { Dot, Dots } from "./Spinner.styles.ts";

const DOTS = [0, 1, 2] as const;

interface SpinnerLook extends Omit<ComponentProps<"span">, "children" | "role" | "aria-label" | "aria-hidden"> {
  /** Width of one dot in CSS pixels. Default: 15 (specification, section 9). */
  size?: number | undefined;
  /** Space around each dot in CSS pixels. Default: 2 (specification, section 9). */
  margin?: number | undefined;
  /** Any CSS colour. Default: `#000000` (specification, section 9). */
  color?: string | undefined;
}

/** Props of `Spinner`: those of its `<span>`, and a label, or that text beside it does the talking. */
export type SpinnerProps = SpinnerLook &
  (
    | {
        /** What is being waited for, in Korean: the name of the picture. */
        label: string;
        "aria-hidden"?: false | undefined;
      }
    | {
        label?: undefined;
        /** For a spinner beside a text that says the same. */
        "aria-hidden": true;
      }
  );

/**
 * Three dots that beat while something is awaited; they stand still for readers who want less motion.
 *
 * Use it where something comes within seconds. Do not use it for what is not there yet (`ComingSoon`), nor where a button
 * says by itself that it waits.
 */
export function Spinner({ size = 15, margin = 2, color = "#000000", label, ...dots }: SpinnerProps) {
  const name = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <Dots {...dots} {...name}>
      {DOTS.map((index) => (
        <Dot key={index} $index={index} $size={size} $margin={margin} $color={color} />
      ))}
    </Dots>
  );
}
