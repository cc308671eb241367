import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { siteFolder } from "../e2e/support/build.ts";
import { PRESS } from "../e2e/support/complex.ts";
import { htmlOf, storedNewest } from "./support/ask.ts";

/** The Nu HTML checker; its package's own way in would start Java anew for each page. */
const CHECKER = join(createRequire(import.meta.url).resolve("vnu-jar/package.json"), "../build/dist/vnu.jar");
const HAS_JAVA = spawnSync("java", ["-version"]).status === 0;
/** One Java for all pages takes ten seconds alone, and more beside a busy browser. */
const TIMEOUT = 600_000;
/** Its reader of styles is years behind (`@container`, `mask`, `animation-timeline`), and styles are no markup. */
const NOT_MARKUP = "CSS: .*";
/** Bytes of findings: the checker writes some hundred for each. */
const MAX_OUTPUT = 64 * 1024 * 1024;

const reportSchema = z.object({
  messages: z.array(
    z.object({ type: z.string(), url: z.string(), lastLine: z.number().optional(), message: z.string() }),
  ),
});

/** A page with one error in its markup, and one in its styles. */
const FAULTY = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>Faulty</title>
<style>p { color: none-such; }</style></head><body><p><div>No block stands in a paragraph.</div></p></body></html>`;

/** What the checker finds below folders; it ends with an error when there is anything. */
function findings(...folders: string[]): string[] {
  const options = [
    "-jar",
    CHECKER,
    "--format",
    "json",
    "--errors-only",
    "--filterpattern",
    NOT_MARKUP,
    "--skip-non-html",
    "--stdout",
    ...folders,
  ];
  const { stdout } = spawnSync("java", options, { encoding: "utf8", maxBuffer: MAX_OUTPUT });
  const { messages } = reportSchema.parse(JSON.parse(stdout));
  return messages.map(({ url, lastLine, message }) => `${url.split("/").at(-1)}:${lastLine}: ${message}`);
}

// A machine without Java still has to pass; the run takes a skip for a failure where it is there (tests/run.mjs).
test.skipIf(!HAS_JAVA)("writes pages in which the Nu HTML checker finds no error", { timeout: TIMEOUT }, async () => {
  // Pages that the server writes when they are asked for; and one that shows that the checker looks.
  const pages = { article: storedNewest().path, list: PRESS, missing: "/none" };
  const served = await mkdtemp(join(tmpdir(), "danji-markup-"));
  for (const [name, path] of Object.entries(pages)) await writeFile(join(served, `${name}.html`), await htmlOf(path));
  await writeFile(join(served, "faulty.html"), FAULTY);

  const found = findings(siteFolder, served);
  expect(found.filter((fault) => !fault.startsWith("faulty.html"))).toEqual([]);
  expect(found.join(" ")).toContain("No “p” element in scope but a “p” end tag seen.");
  expect(found.join(" ")).not.toContain("none-such");
});
