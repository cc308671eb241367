import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, minifySync, type InlineConfig, type Rolldown } from "vite";
import { root } from "../../app/scripts/paths.mjs";
import { STYLED_COMPONENTS } from "../../packages/ui/scripts/styled-components.ts";
import { componentOf, type Part } from "./libraries.ts";

/** Where the peers and the pages of the comparison are. */
export const peers = join(root, "tests/bench/peers");

/** What a page has once, whichever library it uses, and what libraries ask for as their peers. */
const SHARED = [/^react($|\/)/, /^react-dom($|\/)/, /^styled-components$/];

/** One copy of each for every library, or React would refuse to work. */
const ONE_COPY = ["react", "react-dom", "styled-components"];

/**
 * Bytes after gzip of the scripts and styles that parts of a library add to the load of a page. Code behind a dynamic import
 * is not among them.
 *
 * @param library - Folder in `peers/src`.
 */
export async function bundledSize(library: string, parts: readonly Part[]): Promise<number> {
  const exported = parts.map((part) => `export { ${componentOf(part)} } from "../src/${library}/${part}.tsx";`);
  const { script, style } = await bundle(exported, SHARED, true);
  return [script, style].reduce((sum, text) => sum + (text === "" ? 0 : gzipSync(text, { level: 9 }).length), 0);
}

/** A whole page that shows one part of a library. */
export async function bundledPage(library: string, part: Part): Promise<string> {
  const { script, style } = await bundle(
    [
      `import { createElement } from "react";`,
      `import { createRoot } from "react-dom/client";`,
      `import { ${componentOf(part)} } from "../src/${library}/${part}.tsx";`,
      `createRoot(document.getElementById("root")).render(createElement(${componentOf(part)}));`,
    ],
    [],
    false,
  );
  const body = `<div id="root"></div><script type="module">${script.replaceAll("</script", "<\\/script")}</script>`;
  return `<!doctype html><html lang="ko"><title>${part}</title><style>body,h2{margin:0}${style}</style>${body}</html>`;
}

interface Bundle {
  script: string;
  style: string;
}

/** @param isSplit Whether code behind a dynamic import is left out. Else it is inline, for a page of one file. */
async function bundle(lines: readonly string[], external: RegExp[], isSplit: boolean): Promise<Bundle> {
  const folder = await mkdtemp(join(peers, ".entry-"));
  try {
    const entry = join(folder, "entry.ts");
    await writeFile(entry, lines.join("\n"));
    return collect(await build(configFor(folder, entry, external, isSplit)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const configFor = (folder: string, entry: string, external: RegExp[], isSplit: boolean): InlineConfig => ({
  root: folder,
  configFile: false,
  logLevel: "error",
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: { dedupe: ONE_COPY },
  // As the kit is published; every other library comes compiled.
  oxc: { plugins: { styledComponents: STYLED_COMPONENTS } },
  build: {
    write: false,
    minify: true,
    cssMinify: true,
    cssCodeSplit: false,
    // As a library: a site's own loader of chunks is no part of the kit.
    lib: { entry, formats: ["es"], fileName: "entry" },
    rolldownOptions: {
      external,
      preserveEntrySignatures: "allow-extension",
      output: { codeSplitting: isSplit, chunkFileNames: "[name].js" },
    },
  },
});

type Built = Awaited<ReturnType<typeof build>>;

function collect(built: Built): Bundle {
  const files = [built]
    .flat()
    .flatMap((result): Rolldown.RolldownOutput["output"][number][] => ("output" in result ? result.output : []));
  const scripts = files.flatMap((file) => (file.type === "chunk" && !file.isDynamicEntry ? [withoutSpaces(file)] : []));
  const styles = files.flatMap((file) => (file.type === "asset" ? [String(file.source)] : []));
  return { script: scripts.join("\n"), style: styles.join("\n") };
}

/** A library keeps its spaces, which a site does not. */
const withoutSpaces = ({ fileName, code }: Rolldown.OutputChunk) => minifySync(fileName, code, { module: true }).code;
