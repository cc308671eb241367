import type { Measure, Sheet } from "./sheet.ts";
import type { DocumentTable } from "./model.ts";
import type { TextStyle } from "./styles.ts";

/** Which part of what is left goes to all columns alike. */
const EVENLY = 0.3;

/** Returns widths of columns that fill `width`: room for the longest word, the rest partly evenly, partly by what they hold. */
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

/** Space around a cell's text, in points. */
const PADDING = { x: 6, y: 3.5 };

/** A figure with its unit, or the sign for none. */
const FIGURE = /^(?:–|[\d,.]+(?:㎡|세대|만원|원|%)?)$/u;

interface Cell {
  readonly lines: readonly string[];
  readonly style: TextStyle;
  readonly x: number;
}

/** Writes a table; only a row longer than a page is cut, and a new page repeats the heads, for the eye only. */
export function writeTable(sheet: Sheet, { caption, columns, rows, source }: DocumentTable): void {
  const { left, width, look } = sheet;
  const measure = sheet.measure(look.text.head);
  const widths = columnWidths([columns, ...rows], width - columns.length * 2 * PADDING.x, measure);

  const figures = columns.map((_, column) => column > 0 && rows.every((row) => FIGURE.test(row[column] ?? "")));

  const layOut = (cells: readonly string[], style: (column: number) => TextStyle): Cell[] => {
    let x = left + PADDING.x;
    return cells.map((text, column) => {
      const room = widths[column] ?? 0;
      const lines = sheet.lines(text, style(column), room);
      // Columns of figures are short: one line, flush right.
      const indent = figures[column] ? room - sheet.measure(style(column))(text) : 0;
      const cell = { lines, style: style(column), x: x + indent };
      x += room + 2 * PADDING.x;
      return cell;
    });
  };
  const heightOf = (cells: readonly Cell[]) =>
    Math.max(...cells.map(({ lines, style }) => lines.length * style.leading)) + 2 * PADDING.y;

  const heads = layOut(columns, () => look.text.head);
  const body = rows.map((row) => layOut(row, (column) => (column === 0 ? look.text.head : look.text.cell)));
  const captionHeight = look.text.small.leading + PADDING.y;

  function headBack(): void {
    const y = sheet.top();
    sheet.decorate((doc) => doc.rect(left, y, width, heightOf(heads)).fill(look.colours.ground));
    sheet.rule(look.colours.ink);
  }
  function endRow(cells: readonly Cell[]): void {
    sheet.down(heightOf(cells));
    sheet.rule();
  }
  function headsAgain(): void {
    headBack();
    const y = sheet.top() + PADDING.y;
    sheet.decorate(() => heads.forEach((cell) => sheet.draw({ ...cell, y })));
    endRow(heads);
  }

  // The caption and the heads stay with the first row.
  sheet.ensure(captionHeight + heightOf(heads) + heightOf(body[0] ?? heads));
  const table = sheet.open(sheet.root, "Table");
  sheet.write(table, "Caption", { lines: [caption], style: look.text.small, x: left, y: sheet.top() });
  sheet.down(captionHeight);
  headBack();
  const headRow = sheet.open(table, "TR");
  for (const cell of heads) sheet.write(headRow, "TH", { ...cell, y: sheet.top() + PADDING.y }, { scope: "Column" });
  headRow.end();
  endRow(heads);

  function writeRow(cells: readonly Cell[]): void {
    const row = sheet.open(table, "TR");
    const elements = cells.map((_, column) =>
      column === 0 ? sheet.open(row, "TH", { scope: "Row" }) : sheet.open(row, "TD"),
    );
    const { leading } = look.text.cell;
    const most = Math.max(...cells.map(({ lines }) => lines.length));
    for (let from = 0, fitting = 0; from < most; from += fitting) {
      if (sheet.ensure(leading + 2 * PADDING.y)) headsAgain();
      fitting = Math.max(1, Math.floor((sheet.room() - 2 * PADDING.y) / leading));
      const y = sheet.top() + PADDING.y;
      const here = cells.map((cell) => ({ ...cell, lines: cell.lines.slice(from, from + fitting), y }));
      here.forEach((content, column) => elements[column]?.add(() => sheet.draw(content)));
      endRow(here);
    }
    for (const element of elements) element.end();
    row.end();
  }

  const sourceHeight = source === undefined ? 0 : PADDING.y + look.text.small.leading;
  for (const [index, cells] of body.entries()) {
    // The source stays with the last row.
    if (sheet.ensure(heightOf(cells) + (index === body.length - 1 ? sourceHeight : 0))) headsAgain();
    writeRow(cells);
  }
  table.end();
  if (source === undefined) return;
  sheet.down(PADDING.y);
  sheet.write(sheet.root, "P", { lines: [source], style: look.text.small, x: left, y: sheet.top() });
  sheet.down(look.text.small.leading);
}
