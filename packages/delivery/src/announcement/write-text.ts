import type { Sheet } from "./sheet.ts";
import type { TextStyle } from "./styles.ts";

/** How far the text of a list stands in from its labels, in points. */
const INDENT = 12;
/** Space between the entries of a list, in points. */
const ENTRY_GAP = 3;

/** Writes a paragraph or a heading; it is never cut between two pages. */
export function writeText(sheet: Sheet, type: "P" | "H2", text: string, style: TextStyle): void {
  const lines = sheet.lines(text, style, sheet.width);
  sheet.ensure(lines.length * style.leading);
  sheet.write(sheet.root, type, { lines, style, x: sheet.left, y: sheet.top() });
  sheet.down(lines.length * style.leading);
}

/** Writes a list; `label` stands before each of its entries. */
export function writeList(sheet: Sheet, items: readonly string[], label: string, style: TextStyle): void {
  const list = sheet.open(sheet.root, "L");
  for (const item of items) {
    const lines = sheet.lines(item, style, sheet.width - INDENT);
    sheet.ensure(lines.length * style.leading);
    const y = sheet.top();
    const entry = sheet.open(list, "LI");
    sheet.write(entry, "Lbl", { lines: [label], style, x: sheet.left, y });
    sheet.write(entry, "LBody", { lines, style, x: sheet.left + INDENT, y });
    entry.end();
    sheet.down(lines.length * style.leading + ENTRY_GAP);
  }
  list.end();
}
