import type { Plugin } from "vite";

const PREFIXER = /\/stylis\/src\/Prefixer\.js$/;

/**
 * Takes vendor prefixes from the compiler of styles: styled-components adds them only under `enableVendorPrefixes`, which
 * the site does not set, but carries the table of them along.
 */
export function slimStylesPlugin(): Plugin {
  return {
    name: "danji-slim-styles",
    apply: "build",
    transform: (_code, id) => (PREFIXER.test(id) ? "export const prefix = (value) => value;" : undefined),
  };
}
