import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";

// The temporary folder of a file's tests, and of the programs that they start, is removed after the last of them.
const folder = mkdtempSync(join(tmpdir(), "danji-"));
process.env["TMPDIR"] = folder;

afterAll(() => {
  process.env["TMPDIR"] = dirname(folder);
  rmSync(folder, { recursive: true, force: true });
});
