import type { PaperDocument } from "./model.ts";
import type { Sheet } from "./sheet.ts";
import { writeText } from "./write-text.ts";

/** Heights on the first page and spaces, in points. */
const BRAND_TOP = 40;
const TITLE_TOP = 88;
const SPACE = { belowTitle: 6, band: 28, figures: 20, betweenFigures: 12, lead: 14, betweenLeads: 4 };
const BETWEEN_NAMES = 9;
const HAIRLINE = 0.5;

/** Draws the brand at the top of the band; the title below says all of it in words. */
function drawBrand(sheet: Sheet, { brand }: PaperDocument): void {
  const { text } = sheet.look;
  const x = sheet.left + sheet.measure(text.brand)(brand.name) + BETWEEN_NAMES;
  sheet.decorate(() => {
    sheet.draw({ lines: [brand.name], style: text.brand, x: sheet.left, y: BRAND_TOP });
    sheet.draw({ lines: [brand.latin], style: text.latin, x, y: BRAND_TOP + 5 });
  });
}

function writeBand(sheet: Sheet, document: PaperDocument): void {
  const { title, mark, imprint } = document;
  const { text } = sheet.look;
  const titleLines = sheet.lines(title, text.title, sheet.width);
  const imprintLines = sheet.lines(imprint, text.imprint, sheet.width);
  const imprintTop = TITLE_TOP + titleLines.length * text.title.leading + SPACE.belowTitle;
  const bottom = imprintTop + imprintLines.length * text.imprint.leading + SPACE.band;
  sheet.decorate((doc) => doc.rect(0, 0, sheet.pageWidth, bottom).fill(sheet.look.colours.band));
  drawBrand(sheet, document);
  if (mark !== undefined) {
    const x = sheet.left + sheet.width - sheet.measure(text.brand)(mark);
    sheet.write(sheet.root, "P", { lines: [mark], style: text.brand, x, y: BRAND_TOP });
  }
  sheet.write(sheet.root, "H1", { lines: titleLines, style: text.title, x: sheet.left, y: TITLE_TOP });
  sheet.write(sheet.root, "P", { lines: imprintLines, style: text.imprint, x: sheet.left, y: imprintTop });
  sheet.moveTo(bottom);
}

/** Figures side by side, each under a hairline, as on the site. */
function writeHighlights(sheet: Sheet, { highlights }: PaperDocument): void {
  if (highlights.length === 0) return;
  const { text } = sheet.look;
  sheet.down(SPACE.figures);
  const room = sheet.width / highlights.length;
  const list = sheet.open(sheet.root, "L");
  const top = sheet.top();
  const notes = highlights.map(({ note }) =>
    note === undefined ? [] : sheet.lines(note, text.small, room - SPACE.betweenFigures),
  );
  highlights.forEach(({ term, value }, index) => {
    const x = sheet.left + index * room;
    const valueTop = top + text.small.leading;
    const entry = sheet.open(list, "LI");
    sheet.write(entry, "Lbl", { lines: [term], style: text.small, x, y: top });
    const body = sheet.open(entry, "LBody");
    sheet.write(body, "P", { lines: [value], style: text.figure, x, y: valueTop });
    const note = notes[index] ?? [];
    if (note.length > 0)
      sheet.write(body, "P", { lines: note, style: text.small, x, y: valueTop + text.figure.leading });
    body.end();
    entry.end();
  });
  list.end();
  const mostLines = Math.max(...notes.map((lines) => lines.length));
  sheet.down(text.figure.leading + (1 + mostLines) * text.small.leading);
}

/** What a reader has to know first, on a ground of its own. */
function writeLead(sheet: Sheet, { lead }: PaperDocument): void {
  const { body } = sheet.look.text;
  const room = sheet.width - 2 * SPACE.lead;
  const paragraphs = lead.map((paragraph) => sheet.lines(paragraph, body, room));
  const height = paragraphs.reduce((sum, lines) => sum + lines.length * body.leading + SPACE.betweenLeads, 0);
  sheet.down(SPACE.figures);
  const boxed = height + 2 * SPACE.lead - SPACE.betweenLeads;
  sheet.ensure(boxed);
  if (boxed > sheet.room()) {
    for (const paragraph of lead) writeText(sheet, "P", paragraph, body);
    return;
  }
  const top = sheet.top();
  sheet.decorate((doc) => {
    doc.rect(sheet.left, top, sheet.width, boxed).fill(sheet.look.colours.ground);
    doc.rect(sheet.left, top, sheet.width, HAIRLINE).fill(sheet.look.colours.rule);
  });
  sheet.down(SPACE.lead);
  for (const lines of paragraphs) {
    sheet.write(sheet.root, "P", { lines, style: body, x: sheet.left + SPACE.lead, y: sheet.top() });
    sheet.down(lines.length * body.leading + SPACE.betweenLeads);
  }
  sheet.down(SPACE.lead - SPACE.betweenLeads);
}

/** Writes the head of the first page: the band with the title, the figures in large, and what has to be known first. */
export function writeMasthead(sheet: Sheet, document: PaperDocument): void {
  writeBand(sheet, document);
  writeHighlights(sheet, document);
  writeLead(sheet, document);
}
