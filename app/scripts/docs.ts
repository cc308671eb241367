import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentGuide } from "./content-guide.ts";
import { root } from "./paths.mjs";

const file = join(root, "docs/content-guide.md");
await writeFile(file, contentGuide(await readFile(file, "utf8")));
