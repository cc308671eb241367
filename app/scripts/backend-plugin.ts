import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Backend } from "./backend.ts";

const SERVICES = "backend:services";
const FIREBASE = "backend:firebase";

/** Gives the site the adapters of the backend that it is built for; those of the other never enter its modules. */
export function backendPlugin(backend: Backend): Plugin {
  return {
    name: "danji:backend",
    resolveId(id) {
      if (id === SERVICES)
        return fileURLToPath(new URL(`../src/shell/services/${backend.kind}-services.ts`, import.meta.url));
      return id === FIREBASE ? `\0${id}` : undefined;
    },
    load(id) {
      if (id !== `\0${FIREBASE}` || backend.kind !== "firebase") return undefined;
      return `export const settings = ${JSON.stringify(backend.settings)};`;
    },
  };
}
