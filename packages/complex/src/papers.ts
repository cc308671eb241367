import type { Paper } from "./schema/documents.ts";

/** Column headers of a table of papers. */
export const PAPER_COLUMNS = ["서류", "유의사항", "발급처"];

/** Returns papers as rows of text, for page and PDF. */
export const paperRows = (papers: readonly Paper[]): string[][] =>
  papers.map(({ name, note, from }) => [name, note, from ?? "–"]);
