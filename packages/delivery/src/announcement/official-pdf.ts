import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import type { Issue } from "@danji/complex/issue";
import { fileIssue, unopenedIssue } from "../content/read-file.ts";

/** The notice as it is published, in the folder of a complex. */
const FILE = "announcement.pdf";
/** A notice of sixty pages takes some 5 MB; phones wait for more than this too long. */
const MOST_MEGABYTES = 20;
/** Most bytes of a stream of objects: they are short texts. */
const MOST_OBJECTS = 50e6;

/** Returns the objects of a PDF as text, those in compressed streams too (ISO 32000-1, 7.5.7). */
function objectsOf(pdf: Buffer): string[] {
  const text = pdf.toString("latin1");
  const streams = [...text.matchAll(/\/ObjStm\b[^]{0,400}?stream\r?\n/gu)].flatMap(({ index, 0: { length } }) => {
    try {
      return inflateSync(pdf.subarray(index + length), { maxOutputLength: MOST_OBJECTS }).toString("latin1");
    } catch {
      return [];
    }
  });
  return [text, ...streams];
}

/** Returns what is wrong with a file that is to be the official notice. */
function faultOf(pdf: Buffer): string | undefined {
  if (!pdf.subarray(0, 5).equals(Buffer.from("%PDF-"))) return "PDF가 아닙니다. PDF로 다시 내보내세요";
  if (pdf.length > MOST_MEGABYTES * 1e6) return `${MOST_MEGABYTES}MB를 넘습니다. 이미지를 줄여 다시 내보내세요`;
  return objectsOf(pdf).some((object) => /\/Type\s*\/Page\b/u.test(object))
    ? undefined
    : "쪽이 없는 PDF입니다. 암호 없이 다시 내보내세요";
}

/** Reads the official notice of a complex, which replaces the composed summary, or says why it cannot be used; neither where there is none. */
export async function readOfficialPdf(folder: string): Promise<{ pdf?: Uint8Array; issues: readonly Issue[] }> {
  try {
    const pdf = await readFile(join(folder, FILE));
    const fault = faultOf(pdf);
    return fault === undefined ? { pdf, issues: [] } : { issues: [fileIssue(FILE, fault)] };
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return { issues: isMissing ? [] : [unopenedIssue(FILE, error)] };
  }
}
