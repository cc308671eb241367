import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../app/scripts/paths.mjs";

const GUIDE = "docs/using-the-kit-elsewhere.md";
const GUIDES = [GUIDE, "packages/ui/README.md"];
const FILE = /^```\w+ title="(?<site>\w+)\/(?<file>[^"]+)"\n(?<content>[\s\S]*?)^```$/gm;

/** Returns the commands that a section of the guide prints. */
export function commandsOf(section: string): string[] {
  const [, after = ""] = readFileSync(join(root, GUIDE), "utf8").split(`\n## ${section}\n`);
  const [own = ""] = after.split("\n## ");
  return [...own.matchAll(/^```sh\n([\s\S]*?)^```$/gmu)].flatMap(([, lines = ""]) => lines.trim().split("\n"));
}

/** Writes the files of a site that the guide and the kit's README show into a folder, and returns their names. */
export function writeSnippets(site: string, folder: string): string[] {
  const files = GUIDES.flatMap((guide) =>
    [...readFileSync(join(root, guide), "utf8").matchAll(FILE)].flatMap(({ groups }) =>
      groups?.["site"] === site ? [{ name: groups["file"] ?? "", content: groups["content"] ?? "" }] : [],
    ),
  );
  for (const { name, content } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return files.map(({ name }) => name);
}
