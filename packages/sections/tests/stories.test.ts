import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "../src");

/** Folders whose components have no stories of their own. */
const WITHOUT_STORIES: Readonly<Record<string, string>> = {
  "content-section": "shows in the stories of pages",
  "form-section": "shows in the stories of forms",
  frame: "shows in the stories of pages",
  "frame/popup-button": "shows in the header and in the bottom bar",
  "frame/print-head": "shows on paper",
  "frame/share": "shows at the end of pages",
  parts: "shows in sections",
  "structured-data": "shows nothing",
  "tour-page": "is a document of its own, around a viewer of WebGL",
};

/** Names of the files of each folder, by its path below the source. */
function filesByFolder(folder: string): [folder: string, files: string[]][] {
  const entries = readdirSync(join(source, folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => (folder ? `${folder}/${name}` : name));
  return [[folder, files], ...folders.flatMap(filesByFolder)];
}

it("has stories of every section", () => {
  const without = filesByFolder("")
    .filter(([, files]) => files.some((name) => /^[A-Z]\w+\.tsx$/.test(name)))
    .filter(([, files]) => !files.some((name) => name.endsWith(".stories.tsx")));
  expect(without.map(([folder]) => folder).toSorted()).toEqual(Object.keys(WITHOUT_STORIES).toSorted());
});
