import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderName, primitiveFiles } from "./primitive-template.ts";

/** Words with a capital each; a run of capitals would hide where a word ends. */
const COMPONENT_NAME = /^(?:[A-Z][a-z0-9]+)+$/;

/**
 * Makes the folder of a new primitive, and its example.
 *
 * @param name Name of the component, such as `FactTable`.
 * @param source The kit's `src`.
 * @returns the paths of what was written.
 * @throws RangeError if the name is missing, badly formed or taken; nothing is written then.
 */
export function createPrimitive(name: string | undefined, source: string): string[] {
  if (!name) throw new RangeError("The primitive needs a name: npm run new:primitive -- FactTable");
  if (!COMPONENT_NAME.test(name)) {
    throw new RangeError(`"${name}" is no name of a component. Write words with a capital each, such as FactTable.`);
  }
  const folder = join(source, folderName(name));
  if (existsSync(folder)) throw new RangeError(`"${name}" is taken: packages/ui/src/${folderName(name)} exists.`);
  mkdirSync(folder);
  mkdirSync(join(source, "../tests/examples"), { recursive: true });
  return Object.entries(primitiveFiles(name)).map(([file, text]) => {
    const path = join(folder, file);
    writeFileSync(path, text);
    return path;
  });
}
