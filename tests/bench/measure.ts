/** A figure that a bench measures, and the most that it may be. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly atMost: number;
}

/** Returns whether a bar is kept; a figure that could not be measured keeps none. */
export const isKept = ({ value, atMost }: Bar): boolean => value <= atMost;

/** Prints bars. Returns whether all are kept. */
export function printBars(bars: readonly Bar[]): boolean {
  console.table(
    bars.map((bar) => ({
      bar: bar.name,
      value: Number(bar.value.toFixed(2)),
      "at most": bar.atMost,
      "": isKept(bar) ? "ok" : "MISSED",
    })),
  );
  return bars.every(isKept);
}

/** Returns the median of values, NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}
