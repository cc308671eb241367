import { execFile, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { z } from "zod";
import { siteFolder } from "./support/build.ts";
import { expect, test } from "./support/test.ts";

/** The Nu HTML checker; its package's own way in would start Java anew for each page. */
const CHECKER = join(createRequire(import.meta.url).resolve("vnu-jar/package.json"), "../build/dist/vnu.jar");
const HAS_JAVA = spawnSync("java", ["-version"]).status === 0;
/** One Java for all pages takes ten seconds alone, and more beside a busy browser. */
const TIMEOUT = 180_000;
/** Its reader of styles is years behind (`@container`, `mask`, `animation-timeline`), and styles are no markup. */
const NOT_MARKUP = "CSS: .*";
/** Bytes of findings: the checker writes some hundred for each. */
const MAX_OUTPUT = 64 * 1024 * 1024;

const reportSchema = z.object({
  messages: z.array(
    z.object({ type: z.string(), url: z.string(), lastLine: z.number().optional(), message: z.string() }),
  ),
});

/** What the checker finds below a folder; it ends with an error when there is anything. */
async function findings(folder: string): Promise<string[]> {
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
    folder,
  ];
  const output = await new Promise<string>((resolve) => {
    execFile("java", options, { maxBuffer: MAX_OUTPUT }, (_error, stdout) => resolve(stdout));
  });
  const { messages } = reportSchema.parse(JSON.parse(output));
  return messages.map(({ url, lastLine, message }) => `${url.split("/dist/").at(-1)}:${lastLine}: ${message}`);
}

test("writes pages in which the Nu HTML checker finds no error", async () => {
  test.skip(!HAS_JAVA, "There is no Java to run the Nu HTML checker with.");
  test.setTimeout(TIMEOUT);
  expect(await findings(siteFolder)).toEqual([]);
});
