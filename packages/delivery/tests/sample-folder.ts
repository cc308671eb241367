import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { templateFolder } from "./complexes.ts";

/** Copies the template into a temporary folder, which a test may change. */
export async function copyTemplate(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), "danji-content-"));
  const folder = join(parent, "sample");
  // Files are formatted by the settings of the folders above them.
  await cp(join(templateFolder, "../../../.prettierrc.json"), join(parent, ".prettierrc.json"));
  await cp(templateFolder, folder, { recursive: true });
  return folder;
}
