import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The router's entries whose production build the browser gets. */
const ENTRIES = ["react-router", "react-router/dom"];
const PRODUCTION_CHUNK = /\/react-router\/dist\/production\/chunk-/;

/** Statements that name a component for a debugger, and with that keep it in the bundle. */
const DISPLAY_NAME = /^\w+\.displayName = ".*";$/gm;
/** Components that are classes: their base is read from React, which the bundler takes for something that happens. */
const CLASS = /^(var \w+ = )(class extends React\d*\.Component \{$.*?^\});$/gms;
/** A property of such a class, with the same effect. Those that the site uses are no classes. */
const CONTEXT_TYPE = /^\w+\.contextType = \w+;$/gm;
/** Components and contexts made by a call of React, which the bundler takes for something that happens. */
const MADE_BY_REACT = /^(var \w+ = )(React\d*\.)/gm;

const productionFile = (entry: string) =>
  fileURLToPath(import.meta.resolve(entry)).replace("/dist/development/", "/dist/production/");

/**
 * Takes from the router what the site does not use: 7 KB of the first load, as transferred. Its package names its
 * development build for every condition, and is written so that no bundler can leave out a component of it. A version
 * that is written in another way still works, and weighs more than `tests/e2e/sweep.spec.ts` lets a page weigh.
 */
export function slimRouterPlugin(): Plugin {
  return {
    name: "danji-slim-router",
    apply: (_config, { command, mode }) => command === "build" && mode === "production",
    config: () => ({
      resolve: {
        alias: ENTRIES.map((entry) => ({ find: new RegExp(`^${entry}$`), replacement: productionFile(entry) })),
      },
    }),
    transform(code, id) {
      if (!PRODUCTION_CHUNK.test(id)) return undefined;
      return code
        .replace(DISPLAY_NAME, "")
        .replace(CONTEXT_TYPE, "")
        .replace(CLASS, "$1/* @__PURE__ */ (() => $2)();")
        .replace(MADE_BY_REACT, "$1/* @__PURE__ */ $2");
    },
  };
}
