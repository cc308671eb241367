import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fingerprintOf } from "../fingerprint.mjs";
import { once } from "../once.ts";
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
  await mkdir(cache, { recursive: true });
  const hash = createHash("sha256")
    .update(RECIPE)
    .update(JSON.stringify([document, brand]))
    .digest("hex");
  const file = join(cache, `paper-${hash}.pdf`);
  await once(file, async () => {
    const { writePdf } = await import("./write-pdf.ts");
    return writePdf(document, brand);
  });
  return readFile(file);
}
