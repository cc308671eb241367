import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { readOfficialPdf } from "./official-pdf.ts";

const PAGE = "3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n";

/** Reads the notice of a complex that has these bytes as its `announcement.pdf`. */
async function read(...parts: readonly (string | Uint8Array)[]) {
  const folder = await mkdtemp(join(tmpdir(), "danji-notice-"));
  await writeFile(join(folder, "announcement.pdf"), Buffer.concat(parts.map((part) => Buffer.from(part))));
  return readOfficialPdf(folder);
}

it("takes a PDF with a page, in plain objects or in a compressed stream", async () => {
  const stream = deflateSync(PAGE);
  const compressed = ["7 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\r\n", stream];
  for (const parts of [[PAGE], [...compressed, "\nendstream\nendobj\n%%EOF"]]) {
    const { pdf, issues } = await read("%PDF-1.7\n", ...parts);
    expect(issues).toEqual([]);
    expect(pdf).toBeDefined();
  }
});

it.each([
  ["no PDF", ["<!doctype html>", PAGE], "PDF가 아닙니다"],
  ["no page", ["%PDF-1.7\n<< /Type /Pages /Kids [] /Count 0 >>"], "쪽이 없는 PDF입니다"],
  ["too large", ["%PDF-1.7\n", PAGE, new Uint8Array(20_000_001)], "20MB를 넘습니다"],
])("refuses a file that is %s", async (_name, parts, reason) => {
  const { pdf, issues } = await read(...parts);
  expect(pdf).toBeUndefined();
  expect(issues).toMatchObject([{ file: "announcement.pdf", reason: expect.stringContaining(reason) }]);
});

it("has none where the complex has no such file", async () => {
  expect(await readOfficialPdf(await mkdtemp(join(tmpdir(), "danji-notice-")))).toEqual({ issues: [] });
});
