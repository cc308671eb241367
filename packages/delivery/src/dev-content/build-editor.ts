import react from "@vitejs/plugin-react";
import { build, type Rolldown } from "vite";
import { EDITOR_PATH } from "./api.ts";

/** Files of the editor's page by their name, e.g. `index.html`. */
export type EditorFiles = ReadonlyMap<string, string | Uint8Array>;

const isOutput = (output: unknown): output is Rolldown.RolldownOutput =>
  typeof output === "object" && output !== null && "output" in output;

/**
 * Bundles the editor's page into memory. It is no module of the development server, whose reload on a change of content would
 * lose what is typed.
 *
 * @param root Folder with the editor's `index.html`.
 */
export async function buildEditor(root: string): Promise<EditorFiles> {
  const built = await build({
    configFile: false,
    root,
    base: `${EDITOR_PATH}/`,
    logLevel: "error",
    plugins: [react()],
    resolve: { dedupe: ["react", "react-dom", "styled-components"] },
    build: { write: false, modulePreload: { polyfill: false }, chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
  });
  const outputs: unknown[] = Array.isArray(built) ? built : [built];
  const files = outputs.filter(isOutput).flatMap(({ output }) => output);
  return new Map(files.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]));
}
