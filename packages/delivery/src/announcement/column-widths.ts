import type { Measure } from "./break-lines.ts";

/** Which part of what is left goes to all columns alike. */
const EVENLY = 0.3;

/**
 * Widths of a table's columns that fill `width`: each has room for its longest word, and what is left goes to the columns
 * partly evenly, so that none sticks to the next, and partly by how much more they hold.
 */
export function columnWidths(rows: readonly (readonly string[])[], width: number, measure: Measure): number[] {
  const columns = (rows[0] ?? []).map((_, index) => rows.map((row) => row[index] ?? ""));
  const longestWord = columns.map((cells) => Math.max(...cells.flatMap((cell) => cell.split(" ")).map(measure)));
  const longestCell = columns.map((cells) => Math.max(...cells.map(measure)));
  const least = longestWord.reduce((sum, word) => sum + word, 0);
  // Words that do not fit side by side are cut; each column keeps its share.
  if (least >= width) return longestWord.map((word) => (word / least) * width);
  const wishes = longestCell.map((cell, index) => cell - (longestWord[index] ?? 0));
  const wished = wishes.reduce((sum, wish) => sum + wish, 0);
  return longestWord.map((word, index) => {
    const even = 1 / columns.length;
    const share = wished === 0 ? even : (wishes[index] ?? 0) / wished;
    return word + (EVENLY * even + (1 - EVENLY) * share) * (width - least);
  });
}
