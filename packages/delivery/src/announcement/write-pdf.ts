import type { DocumentPart, PaperDocument } from "./model.ts";
import { createSheet, type Sheet } from "./sheet.ts";
import { TEXT } from "./styles.ts";
import { writeMasthead } from "./write-masthead.ts";
import { writeTable } from "./write-table.ts";
import { writeList, writeText } from "./write-text.ts";

/** Space in points: after a part, before a section, after its heading, and what a heading wants to have below it on its page. */
const SPACE = { part: 8, section: 13, afterHeading: 5, belowHeading: 90 };

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
  writeMasthead(sheet, document);
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
