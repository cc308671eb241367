import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { renderTourPage } from "./render-pages.ts";

const folder = await mkdtemp(join(tmpdir(), "danji-tour-"));
await writeFile(join(folder, "tour.html"), "<body></body>");
afterAll(() => rm(folder, { recursive: true }));

it("refuses a tour of which a part could not be rendered", async () => {
  const render = (template: string) => template.replace("</body>", "<!--$!--></body>");
  await expect(renderTourPage(render, "", folder)).rejects.toThrow("/tour.html");
});
