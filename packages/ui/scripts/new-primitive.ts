// `npm run new:primitive -- <Name>`: copies the primitive Notice, its stories and its example, under another name.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Words with a capital each; a run of capitals would hide where a word ends. */
const COMPONENT_NAME = /^(?:[A-Z][a-z0-9]+)+$/;

/** Writes the folder of a primitive and its example, and returns their paths, or throws a RangeError for its name. */
export function createPrimitive(name: string | undefined, kit: string): string[] {
  if (!name) throw new RangeError("The primitive needs a name: npm run new:primitive -- FactTable");
  if (!COMPONENT_NAME.test(name)) {
    throw new RangeError(`"${name}" is no name of a component. Write words with a capital each, such as FactTable.`);
  }
  const folder = name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const named = (text: string) => text.replaceAll("Notice", name).replaceAll("notice", folder);
  if (existsSync(join(kit, "src", folder)))
    throw new RangeError(`"${name}" is taken: packages/ui/src/${folder} exists.`);
  mkdirSync(join(kit, "src", folder));
  const files = readdirSync(join(kit, "src/notice")).map((file) => `src/notice/${file}`);
  return [...files, "tests/examples/Notice.tsx"].map((file) => {
    writeFileSync(join(kit, named(file)), named(readFileSync(join(kit, file), "utf8")));
    return named(file);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    const written = createPrimitive(process.argv[2], join(import.meta.dirname, ".."));
    console.log(`${written.map((file) => `packages/ui/${file}`).join("\n")}\n
docs/adding-a-primitive.md says what each file is for. Then:
  npm run storybook
  npm run test:stories -- --update   keeps the pictures of its story AllStates`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
