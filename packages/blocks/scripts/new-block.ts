// `npm run new:block -- <kind>`: copies the folder of a block, `packages/blocks/template`, and adds the kind to the list.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const KIND = /^[a-z]+(?:[A-Z][a-z]+)*$/;
const TEMPLATE = "template";

/** Creates the folder of a kind of block and returns its name, or throws a RangeError for a malformed or taken `kind`. */
export function createBlock(kind: string | undefined, root: string): string {
  if (!kind) throw new RangeError("The block needs a kind: npm run new:block -- factSheet");
  if (!KIND.test(kind)) throw new RangeError(`"${kind}" is no kind of block. Write it as factSheet.`);
  const name = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const folder = join(root, "src", name);
  if (existsSync(folder)) throw new RangeError(`"${kind}" is taken: packages/blocks/src/${name} exists.`);
  cpSync(join(root, TEMPLATE), folder, { recursive: true });
  for (const file of readdirSync(folder).map((each) => join(folder, each))) {
    const text = readFileSync(file, "utf8").replaceAll('"../tests/', '"../../tests/').replaceAll('"../src/', '"../');
    const title = `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
    writeFileSync(
      file,
      text.replaceAll(`"${TEMPLATE}"`, `"${kind}"`).replaceAll("Content/Template", `Content/${title}`),
    );
  }
  const list = join(root, "src/block-list.ts");
  const line = `export { block as ${kind} } from "./${name}/block.ts";`;
  const [comment = "", ...lines] = readFileSync(list, "utf8").trimEnd().split("\n");
  writeFileSync(list, `${[comment, ...[...lines, line].toSorted()].join("\n")}\n`);
  return name;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    const name = createBlock(process.argv[2], join(import.meta.dirname, ".."));
    console.log(`packages/blocks/src/${name}\ndocs/adding-a-block.md goes on from here.`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
