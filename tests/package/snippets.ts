import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../app/scripts/paths.mjs";

const GUIDE = join(root, "docs/using-the-kit-elsewhere.md");
const FILE = /^```\w+ title="(?<site>\w+)\/(?<file>[^"]+)"\n(?<content>[\s\S]*?)^```$/gm;

/** Writes the files of a site that the guide shows into a folder, and returns their names. */
export function writeSnippets(site: string, folder: string): string[] {
  const files = [...readFileSync(GUIDE, "utf8").matchAll(FILE)].flatMap(({ groups }) =>
    groups?.["site"] === site ? [{ name: groups["file"] ?? "", content: groups["content"] ?? "" }] : [],
  );
  for (const { name, content } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return files.map(({ name }) => name);
}
