import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A backend in a process of its own. */
export interface ChildServer {
  readonly url: string;
  /** Its memory (RSS) in bytes. */
  readonly memory: () => Promise<number>;
  /** Kills it, like a power cut (`SIGKILL`). */
  readonly kill: () => Promise<void>;
}

/**
 * As a small server would run it: less room for short-lived objects before they are cleared away. Loading TypeScript as it
 * is costs some 30 MB more than the built program has.
 */
const NODE_FLAGS = ["--max-semi-space-size=2", "--import", "tsx"];

const CHILD = fileURLToPath(new URL("child.ts", import.meta.url));

/** Starts a backend over `dataDir` and waits until it listens. */
export const startChild = (dataDir: string): Promise<ChildServer> => startScript(CHILD, [dataDir]);

/** Starts a script that prints its address on its first line, and waits for that. */
export async function startScript(script: string, args: readonly string[]): Promise<ChildServer> {
  const child = spawn(process.execPath, [...NODE_FLAGS, script, ...args], { stdio: ["pipe", "pipe", "inherit"] });
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
