import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fingerprintOf } from "../fingerprint.mjs";
import { hashOf, once } from "../once.ts";
import type { PaperDocument } from "./model.ts";
import type { SheetBrand } from "./styles.ts";

/** Part of every name: how a document is written. */
const RECIPE = fingerprintOf(import.meta.dirname, ["."], (file) => file.includes(".test."));

/**
 * Returns a document as a PDF; one that is in the cache is not written again.
 *
 * @param cache Folder where files are kept between builds.
 */
export async function cachedPdf(document: PaperDocument, brand: SheetBrand, cache: string): Promise<Uint8Array> {
  const file = join(cache, `paper-${hashOf(RECIPE, JSON.stringify([document, brand]))}.pdf`);
  await once(file, async () => {
    const { writePdf } = await import("./write-pdf.ts");
    return writePdf(document, brand);
  });
  return readFile(file);
}
