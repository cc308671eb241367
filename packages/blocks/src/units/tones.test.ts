import { contrast, createTheme, theme } from "@danji/ui/theme";
import { expect, it } from "vitest";
import { TONES } from "./Block.styles.ts";

/** Below this neighbours look alike in a small drawing; lines of surface between them do the rest. */
const MIN_CONTRAST = 1.5;

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** Mixes two colours as CSS does in sRGB. */
function mixed(first: string, second: string, percent: number): string {
  const other = channels(second);
  const parts = channels(first).map((value, part) => (value * percent + (other[part] ?? 0) * (100 - percent)) / 100);
  return `#${parts.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

it.each([
  ["light", theme.color],
  ["dark", createTheme({ dark: {} }).dark?.color ?? theme.color],
])("tells the tones of types and the page apart in the %s scheme", (_scheme, { text, surface }) => {
  const steps = [...TONES, 0].map((share) => mixed(text, surface, share));
  for (const [step, tone] of steps.slice(1).entries())
    expect(contrast(steps[step] ?? "", tone), tone).toBeGreaterThanOrEqual(MIN_CONTRAST);
});
