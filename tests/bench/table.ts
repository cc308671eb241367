/** A table for the terminal: the first column to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("  "),
    )
    .join("\n");
}

/** A bar that a figure has to keep, and whether it does. */
export interface Bar {
  /** What is measured against what. */
  name: string;
  value: number;
  /** The most that it may be. */
  atMost: number;
  /** Whether it has to be less than that. @default it may be as much */
  below?: boolean;
}

/** What was measured: the rows of a table, and what is asked of them. */
export interface Measured {
  rows: string[][];
  bars: Bar[];
}

/** Whether a bar is kept; what could not be measured keeps none. */
export const isKept = ({ value, atMost, below = false }: Bar) => (below ? value < atMost : value <= atMost);

/** Lines for bars, each with its verdict. */
export const barLines = (bars: readonly Bar[]) =>
  table(
    bars.map((bar) => [
      bar.name,
      bar.value.toFixed(2),
      `${bar.below ? "below" : "at most"} ${bar.atMost.toFixed(2)}`,
      isKept(bar) ? "ok" : "MISSED",
    ]),
  );
