"use client";
import { useEffect, useEffectEvent } from "react";

/** Returns what is said of every misuse: the part (`Tabs.Root`), its fault, which follows the name, and the remedy. */
export const misuse = (part: string, fault: string, remedy: string): string =>
  `@danji/ui: ${part} ${fault}. ${remedy}.`;

/** The same of a value that nothing has: what has values (`tab`), and what gives them (`a Tabs.Trigger`). */
export const missing = (part: string, what: string, value: string, giver: string): string =>
  misuse(part, `has no ${what} of the value "${value}"`, `Give it the value of ${giver}`);

function useReport(find: false | (() => string | false), subject?: unknown): void {
  const report = useEffectEvent(() => {
    const found = find && find();
    if (found) console.error(found);
  });
  useEffect(() => report(), [subject]);
}

/**
 * Writes the misuse that `find` returns to the console, once the part is on the page and when the subject changes.
 * `find` is false in production, so that no site carries the words.
 */
export const useMisuse: typeof useReport = process.env.NODE_ENV === "production" ? () => undefined : useReport;

/** Level of a heading: one below the heading above the part. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** Returns the level of a part's heading, or throws in development where a caller without types gives none. */
export function levelOf(part: string, level: HeadingLevel): HeadingLevel {
  if (process.env.NODE_ENV !== "production" && !(level >= 2 && level <= 6))
    throw new Error(
      misuse(part, `has a heading of the level ${level}`, "Give it the level below the heading above it"),
    );
  return level;
}
