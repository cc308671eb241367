import type { Theme } from "../theme/theme.ts";

/** Ways that a stack runs: one below the other, or side by side and on to the next line. */
export const STACK_DIRECTIONS = ["column", "row"] as const;
export type StackDirection = (typeof STACK_DIRECTIONS)[number];

/** Where children stand across the way that the stack runs. */
export const STACK_ALIGNMENTS = ["stretch", "start", "center", "end", "baseline"] as const;
export type StackAlignment = (typeof STACK_ALIGNMENTS)[number];

/** Steps of the 4px grid. */
export type StackGap = keyof Theme["space"];
