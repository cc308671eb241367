import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join, parse } from "node:path";
import { build } from "vite";

/** A backend in a process of its own. */
export interface ChildServer {
  readonly url: string;
  /** Its memory (RSS) in bytes. */
  readonly memory: () => Promise<number>;
  /** Kills it, like a power cut (`SIGKILL`). */
  readonly kill: () => Promise<void>;
}

/** As a small server would run it: less room for short-lived objects before they are cleared away. */
const NODE_FLAGS = ["--max-semi-space-size=2"];

const CHILD = fileURLToPath(new URL("embedded-child.ts", import.meta.url));

/** Starts a backend over `dataDir` and waits until it listens. */
export const startChild = (dataDir: string): Promise<ChildServer> => startScript(CHILD, [dataDir]);

/** Starts a script that prints its address on its first line, and waits for that. */
export async function startScript(script: string, args: readonly string[]): Promise<ChildServer> {
  const bundle = await bundleScript(script);
  const child = spawn(process.execPath, [...NODE_FLAGS, bundle, ...args], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done === true) throw new Error("The backend's process ended");
    return line.value;
  };
  return {
    url: await nextLine(),
    async memory() {
      child.stdin.write("\n");
      return Number(await nextLine());
    },
    async kill() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

/** Below the project, so that packages of the registry are found. */
const CACHE = fileURLToPath(new URL("../../../../node_modules/.cache/server-tests", import.meta.url));

const bundles = new Map<string, Promise<string>>();

/**
 * Bundles a script of the tests once for each process of tests, as the built server is: it starts in a tenth of the time
 * that loading its TypeScript takes.
 *
 * @returns the path of the bundle.
 */
export function bundleScript(script: string): Promise<string> {
  const bundle = bundles.get(script) ?? writeBundle(script);
  bundles.set(script, bundle);
  return bundle;
}

async function writeBundle(script: string): Promise<string> {
  const { name } = parse(script);
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, `${name}-`));
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: { ssr: script, outDir: folder, rolldownOptions: { output: { codeSplitting: false } } },
    ssr: { noExternal: [/^@danji\//] },
  });
  // Another process of tests may be running the bundle while it is built again.
  const bundle = join(CACHE, `${name}.js`);
  renameSync(join(folder, `${name}.js`), bundle);
  rmSync(folder, { recursive: true });
  return bundle;
}
