import type { Sheet } from "./sheet.ts";
import type { TextStyle } from "./styles.ts";

/** How far the text of a list stands in from its labels, in points. */
const INDENT = 12;
/** Space between the entries of a list, in points. */
const ENTRY_GAP = 3;

/** What lines are written into. */
type Element = Parameters<Sheet["open"]>[0];

/** Writes lines from the present height on; what the page has no room for goes on on the next. */
function flow(
  sheet: Sheet,
  element: Element,
  { lines, style, x }: { readonly lines: readonly string[]; readonly style: TextStyle; readonly x: number },
): void {
  let rest = lines;
  while (rest.length > 0) {
    sheet.ensure(style.leading);
    const [y, fitting] = [sheet.top(), Math.max(1, Math.floor(sheet.room() / style.leading))];
    const here = rest.slice(0, fitting);
    element.add(() => sheet.draw({ lines: here, style, x, y }));
    sheet.down(here.length * style.leading);
    rest = rest.slice(fitting);
  }
}

/** Writes a paragraph or a heading. It is not cut between two pages unless it is longer than one. */
export function writeText(sheet: Sheet, type: "P" | "H2", text: string, style: TextStyle): void {
  const lines = sheet.lines(text, style, sheet.width);
  sheet.ensure(lines.length * style.leading);
  const element = sheet.open(sheet.root, type);
  flow(sheet, element, { lines, style, x: sheet.left });
  element.end();
}

/** Writes a list; `label` stands before each of its entries. */
export function writeList(sheet: Sheet, items: readonly string[], label: string, style: TextStyle): void {
  const list = sheet.open(sheet.root, "L");
  for (const item of items) {
    const lines = sheet.lines(item, style, sheet.width - INDENT);
    sheet.ensure(lines.length * style.leading);
    const entry = sheet.open(list, "LI");
    sheet.write(entry, "Lbl", { lines: [label], style, x: sheet.left, y: sheet.top() });
    const body = sheet.open(entry, "LBody");
    flow(sheet, body, { lines, style, x: sheet.left + INDENT });
    body.end();
    entry.end();
    sheet.down(ENTRY_GAP);
  }
  list.end();
}
