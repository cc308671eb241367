import { FONT_FILES, openFont } from "../fonts/open-font.ts";
import type { DocumentPart, PaperDocument } from "./model.ts";
import { createSheet, type Sheet } from "./sheet.ts";
import { type SheetBrand, sheetLook } from "./styles.ts";
import { writeMasthead } from "./write-masthead.ts";
import { writeTable } from "./write-table.ts";
import { writeList, writeText } from "./write-text.ts";

/** Space in points: after a part, before a section, after its heading, and what a heading wants to have below it on its page. */
const SPACE = { part: 8, section: 13, afterHeading: 5, belowHeading: 90 };

function writePart(sheet: Sheet, part: DocumentPart): void {
  const { body, small } = sheet.look.text;
  switch (part.kind) {
    case "paragraphs":
      for (const text of part.texts) writeText(sheet, "P", text, body);
      break;
    case "list":
      writeList(sheet, part.items, "–", body);
      break;
    case "remarks":
      writeList(sheet, part.items, "※", small);
      break;
    case "table":
      writeTable(sheet, part);
      break;
  }
  sheet.down(SPACE.part);
}

/** Returns a document as a tagged PDF on A4 in a brand's looks, the same bytes for the same document. */
export async function writePdf(document: PaperDocument, brand: SheetBrand): Promise<Uint8Array> {
  const { regular, serif, bold } = FONT_FILES;
  const files = [regular, serif, bold];
  const fonts = new Map(await Promise.all(files.map(async (file) => [file, await openFont(file)] as const)));
  const sheet = createSheet(document, sheetLook(brand), fonts);
  writeMasthead(sheet, document);
  for (const { heading, parts } of document.sections) {
    sheet.down(SPACE.section);
    sheet.ensure(SPACE.belowHeading);
    sheet.bookmark(heading);
    writeText(sheet, "H2", heading, sheet.look.text.heading);
    sheet.down(SPACE.afterHeading);
    for (const part of parts) writePart(sheet, part);
  }
  return sheet.finish();
}
