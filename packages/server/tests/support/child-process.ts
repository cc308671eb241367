import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { bundleScript } from "./bundle-script.ts";

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
