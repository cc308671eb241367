// `npm run build:package`: builds the published folder, `packages/ui/dist`: ES modules with their types, one subpath for
// each folder that has an `index.ts`. The workspace imports the sources.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { transformWithOxc } from "vite";
import { STYLED_COMPONENTS } from "./styled-components.ts";

const home = join(import.meta.dirname, "..");
const source = join(home, "src");
const examples = join(home, "tests/examples");
const output = join(home, "dist");

const subpaths = readdirSync(source)
  .filter((folder) => existsSync(join(source, folder, "index.ts")))
  .toSorted();

/** What only the workspace has: private, and packed without its files, it cannot be published in place of `dist`. */
const OF_WORKSPACE: ReadonlySet<string> = new Set(["private", "devDependencies", "files"]);

/** Returns the package.json of what is published: that of the workspace, leading to the built files. */
function publishedManifest(workspace: unknown, subpaths: readonly string[]): Record<string, unknown> {
  if (typeof workspace !== "object" || workspace === null) throw new TypeError("package.json holds no object.");
  return {
    ...Object.fromEntries(Object.entries(workspace).filter(([key]) => !OF_WORKSPACE.has(key))),
    exports: {
      // Each by its name, where a pattern would do: editors complete names, and checkers follow them.
      ...Object.fromEntries(
        subpaths.map((name) => [`./${name}`, { types: `./${name}/index.d.ts`, default: `./${name}/index.js` }]),
      ),
      "./package.json": "./package.json",
    },
  };
}

// Vite compiles JSX for development under any other value, such as that of a test run.
process.env["NODE_ENV"] = "production";

/** Files that are published, but for what tests need. */
const PUBLISHED = /^(?!.*\.(?:stories|test|fixture|plays|d)\.).*\.tsx?$/;

/** Compiles each file by itself: a site carries only the parts that it uses, and each file keeps its "use client". */
async function writeModules(): Promise<void> {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => PUBLISHED.test(file));
  for (const file of files) {
    const path = join(source, file);
    const { code } = await transformWithOxc(readFileSync(path, "utf8"), path, {
      target: "es2023",
      jsx: { runtime: "automatic" },
      typescript: { rewriteImportExtensions: true },
      plugins: { styledComponents: STYLED_COMPONENTS },
    });
    const written = join(output, file.replace(/\.tsx?$/, ".js"));
    mkdirSync(dirname(written), { recursive: true });
    writeFileSync(written, code);
  }
}

function writeTypes(): void {
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const { status } = spawnSync(process.execPath, [compiler, "--project", join(home, "tsconfig.build.json")], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The types of the package could not be written; the reason is above.");
}

/** Adds the code of each example to the doc comment of its primitive, which editors show. */
function writeExamples(): void {
  const types = readdirSync(output, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".d.ts"));
  for (const file of readdirSync(examples)) {
    const name = basename(file, ".tsx");
    const end = new RegExp(` *\\*/\\n(?=(?:export )?declare function ${name}(?:Root|Content)?\\()`);
    const code = ["@example", "```tsx", ...readFileSync(join(examples, file), "utf8").trimEnd().split("\n"), "```"];
    const path = types.map((type) => join(output, type)).find((type) => end.test(readFileSync(type, "utf8")));
    if (path === undefined) throw new Error(`${name} has an example and no doc comment.`);
    const comment = `\n *\n${code.map((line) => ` * ${line}`).join("\n")}\n */\n`;
    writeFileSync(
      path,
      readFileSync(path, "utf8").replace(end, () => comment),
    );
  }
}

rmSync(output, { recursive: true, force: true });
await writeModules();
writeTypes();
writeExamples();
const manifest: unknown = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
writeFileSync(join(output, "package.json"), `${JSON.stringify(publishedManifest(manifest, subpaths), undefined, 2)}\n`);
for (const file of ["README.md", "CHANGELOG.md", "../../LICENSE"])
  copyFileSync(join(home, file), join(output, basename(file)));
console.log(`@danji/ui ▸ ${subpaths.length} subpaths in packages/ui/dist`);
