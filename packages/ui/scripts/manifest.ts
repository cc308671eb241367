/** What only the workspace has. */
const OF_WORKSPACE: ReadonlySet<string> = new Set(["private", "devDependencies"]);

/**
 * Returns the package.json of what is published: that of the workspace, leading to the built files.
 *
 * @param workspace The parsed package.json of the workspace.
 * @param subpaths Names of the folders that others may import.
 * @throws TypeError if the package.json is no object.
 */
export function publishedManifest(workspace: unknown, subpaths: readonly string[]): Record<string, unknown> {
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
