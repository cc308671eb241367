import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const SITE = "app/src/";

/** Parts of the site that each part may import, besides itself. Files right below `app/src` are entries, which may import all. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  shell: [],
  pages: ["shell"],
  press: ["shell"],
  // The administrator writes what the press pages show.
  admin: ["shell", "press"],
  routes: ["shell", "pages", "press", "admin"],
};

const sources = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", SITE], { cwd: root })
  .toString()
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));

/** Returns the files that a file imports by their path, as a value, as a type or lazily. */
function filesOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), "utf8"), true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => normalize(join(dirname(file), fileName)));
}

const graph = new Map(
  sources.map((file) => [file, filesOf(file).filter((imported) => imported.startsWith(SITE))] as const),
);

/** Returns the part that a file is in, or nothing for an entry. */
const partOf = (file: string) => /^app\/src\/([^/]+)\//.exec(file)?.[1];

describe("app/src", () => {
  it("has imports of every kind in its graph", () => {
    expect(graph.get("app/src/App.tsx")).toContain("app/src/shell/Shell.tsx");
    expect(graph.get("app/src/routes/table.ts")).toContain("app/src/pages/home/HomePage.tsx");
    expect(graph.get("app/src/complex.d.ts")).toContain("app/src/shell/page/page-content.ts");
  });

  it("consists of the parts that have a direction", () => {
    const parts = new Set(sources.flatMap((file) => partOf(file) ?? []));
    expect([...parts].toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
  });

  it("imports nothing outside of it but packages, tests aside", () => {
    const leaving = sources
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((from) => filesOf(from).map((to) => ({ from, to })))
      .filter(({ to }) => !to.startsWith(SITE));
    expect(leaving).toEqual([]);
  });

  it("imports one way", () => {
    const wrong = [...graph].flatMap(([from, imported]) => {
      const part = partOf(from);
      if (part === undefined) return [];
      const allowed = new Set([part, ...(ALLOWED[part] ?? [])]);
      return imported.filter((to) => !allowed.has(partOf(to) ?? "")).map((to) => ({ from, to }));
    });
    expect(wrong).toEqual([]);
  });
});
