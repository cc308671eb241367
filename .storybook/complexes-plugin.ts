import { listComplexes } from "../app/scripts/complexes.ts";
import { readStoryComplex } from "./story-complex.ts";

const MODULE = "storybook:complexes";
const RESOLVED = `\0${MODULE}`;
/** A file's address within the module's data, and the candidate of a `srcset` with its width. */
const ADDRESS = /"file:(\d+)"/gu;
const CANDIDATE = /"file:(\d+) (\d+w)"/gu;

/** Returns a complex as JSON; files that pages show are numbered, and imported by the module. */
async function storyComplex(slug: string, fileOf: (path: string) => string) {
  const { story, addresses } = await readStoryComplex(slug, fileOf);
  // Films and drawings are named as on the site; here they are files of Storybook.
  return JSON.stringify(story).replaceAll(/"(\/assets\/[^"]+)"/gu, (_, address: string) =>
    JSON.stringify(addresses.get(address) ?? address),
  );
}

/** Gives stories the content of every complex of the repository, so that none is named outside its folder. */
export function complexesPlugin() {
  return {
    name: "danji-story-complexes",
    resolveId: (id: string) => (id === MODULE ? RESOLVED : undefined),
    async load(id: string) {
      if (id !== RESOLVED) return undefined;
      const paths: string[] = [];
      const fileOf = (path: string) => `file:${paths.push(path) - 1}`;
      const entries: string[] = [];
      for (const slug of await listComplexes())
        entries.push(`${JSON.stringify(slug)}: ${await storyComplex(slug, fileOf)}`);
      const data = entries.join(",\n").replaceAll(CANDIDATE, 'file$1 + " $2"').replaceAll(ADDRESS, "file$1");
      const imports = paths.map((path, index) => `import file${index} from ${JSON.stringify(`${path}?url`)};`);
      return `${imports.join("\n")}\nexport const complexes = {${data}};\n`;
    },
  };
}
