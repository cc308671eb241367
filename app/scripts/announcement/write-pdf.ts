import type { DocumentPart, PaperDocument } from "./model.ts";
import { createSheet, type Sheet } from "./sheet.ts";
import { COLOURS, TEXT } from "./styles.ts";
import { writeTable } from "./write-table.ts";
import { writeList, writeText } from "./write-text.ts";

/** Space in points: after a part, before a section, and what a heading wants to have below it on its page. */
const SPACE = { part: 10, section: 16, afterTitle: 10, afterHeading: 6, belowHeading: 90 };

function writePart(sheet: Sheet, part: DocumentPart): void {
  switch (part.kind) {
    case "paragraphs":
      for (const text of part.texts) writeText(sheet, "P", text, TEXT.body);
      break;
    case "list":
      writeList(sheet, part.items, "–");
      break;
    case "remarks":
      writeList(sheet, part.items, "※", TEXT.small);
      break;
    case "table":
      writeTable(sheet, part);
      break;
  }
  sheet.down(SPACE.part);
}

/**
 * A document as a PDF on A4: tagged for those who listen to it, with bookmarks, and its fonts in it. The same document
 * always gives the same bytes.
 */
export function writePdf(document: PaperDocument): Promise<Uint8Array> {
  const sheet = createSheet(document);
  if (document.mark !== undefined) writeText(sheet, "P", document.mark, TEXT.head);
  writeText(sheet, "H1", document.title, TEXT.title);
  sheet.down(SPACE.afterTitle);
  sheet.rule(COLOURS.ink);
  sheet.down(SPACE.afterTitle);
  for (const text of document.lead) writeText(sheet, "P", text, TEXT.body);
  for (const { heading, parts } of document.sections) {
    sheet.down(SPACE.section);
    sheet.ensure(SPACE.belowHeading);
    sheet.bookmark(heading);
    writeText(sheet, "H2", heading, TEXT.heading);
    sheet.down(SPACE.afterHeading);
    for (const part of parts) writePart(sheet, part);
  }
  return sheet.finish();
}
