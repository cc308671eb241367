import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sectionFiles } from "./section-template.ts";

/** Words with a capital each; runs of capitals have no word boundaries. */
const COMPONENT_NAME = /^(?:[A-Z][a-z0-9]+)+$/;

const folderName = (name: string) => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/**
 * Creates the folder of a new section.
 *
 * @param name Name of the component, such as `FactSheet`.
 * @param source The package's `src`.
 * @returns the paths of the written files.
 * @throws RangeError if the name is missing, badly formed or taken; nothing is written then.
 */
export function createSection(name: string | undefined, source: string): string[] {
  if (!name) throw new RangeError("The section needs a name: npm run new:section -- FactSheet");
  if (!COMPONENT_NAME.test(name))
    throw new RangeError(`"${name}" is no name of a component. Write words with a capital each, such as FactSheet.`);
  const folder = join(source, folderName(name));
  if (existsSync(folder)) throw new RangeError(`"${name}" is taken: packages/sections/src/${folderName(name)} exists.`);
  mkdirSync(folder);
  return Object.entries(sectionFiles(name)).map(([file, text]) => {
    const path = join(folder, file);
    writeFileSync(path, text);
    return path;
  });
}
