import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

// The temporary folder of a file's tests, and of the programs that they start, is removed after the last of them.
const system = (process.env["SYSTEM_TMPDIR"] ??= tmpdir());
const folder = mkdtempSync(join(system, "danji-"));
process.env["TMPDIR"] = folder;

afterAll(() => rmSync(folder, { recursive: true, force: true }));
