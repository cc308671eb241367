import { join } from "node:path";
import { listComplexes } from "../src/content/read-complex.ts";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import type { DrawnColors } from "../src/site.ts";

const root = join(import.meta.dirname, "../../../app/complexes");

/** Folder of the template that new complexes are made from. */
export const templateFolder = join(root, "_template");

/** Folders of the complexes of the repository, without the template. */
export const complexFolders = (await listComplexes(root)).map((slug) => join(root, slug));

/** Copies the template into a temporary folder, which a test may change. */
export async function copyTemplate(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), "danji-content-"));
  const folder = join(parent, "sample");
  // Files are formatted by the settings of the folders above them.
  await cp(join(templateFolder, "../../../.prettierrc.json"), join(parent, ".prettierrc.json"));
  await cp(templateFolder, folder, { recursive: true });
  return folder;
}

/** Colours of a brand for tests. */
export const colors: DrawnColors = {
  surface: "#ffffff",
  surfaceInverse: "#12302b",
  surfaceDeep: "#0b1f1c",
  onInverse: "#ffffff",
  onInverseAccent: "#fdb461",
  ornament: "#b08d57",
};
