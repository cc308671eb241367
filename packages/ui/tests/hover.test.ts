import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { familyOf, PRIMITIVES } from "./kit.ts";

const FILE = join(import.meta.dirname, "page.ts");

const parts = [...PRIMITIVES].flatMap(([folder, inFolder]) => inFolder.map((part) => ({ ...part, folder })));
const imports = new Set(parts.map((part) => `import { ${familyOf(part)} } from "../src/${part.folder}/index.ts";\n`));
/** A page that names each part once. */
const page = [...imports, ...parts.map(({ name }) => `${name};\n`)].join("");

/** An editor's view of the page, without the packages that the kit imports: they take most of the time. */
const editor = ts.createLanguageService({
  getCompilationSettings: () => ({
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    noLib: true,
    types: [],
  }),
  getCurrentDirectory: () => import.meta.dirname,
  getDefaultLibFileName: () => "",
  getScriptFileNames: () => [FILE],
  getScriptVersion: () => "",
  getScriptSnapshot: (path) => ts.ScriptSnapshot.fromString(path === FILE ? page : (ts.sys.readFile(path) ?? "")),
  fileExists: (path) => !path.includes("/node_modules/") && ts.sys.fileExists(path),
  readFile: (path) => ts.sys.readFile(path),
});

it("shows in an editor what each part is for", () => {
  expect(parts.length).toBeGreaterThan(100);
  const silent = parts.filter(({ name }) => {
    const info = editor.getQuickInfoAtPosition(FILE, page.indexOf(`\n${name};`) + name.length);
    return !ts.displayPartsToString(info?.documentation).trim();
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});
