// `npm run build:package`: builds the published folder, `packages/ui/dist`: ES modules with their types, one subpath for
// each folder that has an `index.ts`. The workspace imports the sources.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, isAbsolute, join } from "node:path";
import { build } from "vite";
import { STYLED_COMPONENTS } from "./styled-components.ts";

const home = join(import.meta.dirname, "..");
const source = join(home, "src");
const output = join(home, "dist");

const subpaths = readdirSync(source)
  .filter((folder) => existsSync(join(source, folder, "index.ts")))
  .toSorted();

/** What only the workspace has. */
const OF_WORKSPACE: ReadonlySet<string> = new Set(["private", "devDependencies"]);

/**
 * Returns the package.json of what is published: that of the workspace, leading to the built files.
 *
 * @param workspace The parsed package.json of the workspace.
 * @param subpaths Names of the folders that others may import.
 * @throws TypeError if the package.json is no object.
 */
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

async function writeModules(): Promise<void> {
  await build({
    configFile: false,
    root: home,
    logLevel: "error",
    oxc: { plugins: { styledComponents: STYLED_COMPONENTS } },
    build: {
      outDir: output,
      target: "es2023",
      minify: false,
      lib: { entry: subpaths.map((folder) => join(source, folder, "index.ts")), formats: ["es"] },
      rolldownOptions: {
        external: (id) => !id.startsWith(".") && !isAbsolute(id),
        // One file per module: a site carries only the parts that it uses, and each file keeps its "use client".
        output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: "[name].js" },
      },
    },
  });
}

function writeTypes(): void {
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const { status } = spawnSync(process.execPath, [compiler, "--project", join(home, "tsconfig.build.json")], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The types of the package could not be written; the reason is above.");
}

rmSync(output, { recursive: true, force: true });
await writeModules();
writeTypes();
const manifest: unknown = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
writeFileSync(join(output, "package.json"), `${JSON.stringify(publishedManifest(manifest, subpaths), undefined, 2)}\n`);
for (const file of ["README.md", "CHANGELOG.md", "../../LICENSE"])
  copyFileSync(join(home, file), join(output, basename(file)));
console.log(`@danji/ui ▸ ${subpaths.length} subpaths in packages/ui/dist`);
