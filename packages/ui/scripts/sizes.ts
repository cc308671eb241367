import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { STYLED_COMPONENTS } from "./styled-components.ts";

/** Bytes after gzip that a component adds to a site, without its peers. */
export interface Size {
  /** The folder that it is imported from: `@danji/ui/<folder>`. */
  readonly folder: string;
  /** With what it imports. */
  readonly first: number;
  /** What it fetches when it is used. */
  readonly later: number;
}

const source = join(import.meta.dirname, "../src");
/** What pages import; constants of a component weigh nothing beside it. */
const MEASURED = /^(?:[A-Z][a-z]|createTheme$)/u;

/** Builds a site that has nothing but some exports of the kit. Returns its size and the names of the exports. */
async function measure(names: string, folder: string) {
  const built = await build({
    root: source,
    configFile: false,
    logLevel: "error",
    // As the kit is published.
    oxc: { plugins: { styledComponents: STYLED_COMPONENTS } },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: `data:text/javascript,export ${names} from ${JSON.stringify(join(source, folder, "index.ts"))}`,
        preserveEntrySignatures: "strict",
        external: /^(?:react|react-dom|styled-components|next)(?:\/|$)/u,
      },
    },
  });
  const files = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const chunks = files.filter((file) => file.type === "chunk");
  const withImports = (name: string): string[] => [
    name,
    ...(chunks.find(({ fileName }) => fileName === name)?.imports ?? []).flatMap(withImports),
  ];
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const first = new Set(entries.flatMap(({ fileName }) => withImports(fileName)));
  const bytesOf = (isFirst: boolean) =>
    chunks
      .filter(({ fileName }) => first.has(fileName) === isFirst)
      .reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  return { exports: entries.flatMap((entry) => entry.exports), first: bytesOf(true), later: bytesOf(false) };
}

/** Returns the size of each component of the kit, and of `createTheme`, by its name: what is alone on a page. */
export async function measureKit(): Promise<Readonly<Record<string, Size>>> {
  const sizes: Record<string, Size> = {};
  for (const folder of readdirSync(source).filter((name) => existsSync(join(source, name, "index.ts")))) {
    for (const name of (await measure("*", folder)).exports.filter((exported) => MEASURED.test(exported))) {
      const { first, later } = await measure(`{ ${name} }`, folder);
      sizes[name] = { folder, first, later };
    }
  }
  return sizes;
}
