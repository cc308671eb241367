import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contentGuide } from "./content-guide.ts";
import { root } from "./paths.mjs";

it("is what `npm run docs` writes", async () => {
  const guide = await readFile(join(root, "docs/content-guide.md"), "utf8");
  expect(guide).toBe(contentGuide(guide));
  expect(guide).toContain("### 홈 `home.json`");
  expect(guide).toContain("`subline` 큰 문장 아래 글;");
});
