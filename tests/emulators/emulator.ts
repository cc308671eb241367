import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A running emulator. */
export interface Emulator {
  /** Where it listens, e.g. `127.0.0.1:41234`. */
  readonly host: string;
  /** Ends it, whatever it is doing. */
  readonly stop: () => Promise<void>;
}

/** An emulator is up in two to ten seconds, and on a machine that does other things in a minute or two. */
const START_TIMEOUT_MS = 300_000;
const PAUSE_MS = 100;
const guard = fileURLToPath(new URL("guard.mjs", import.meta.url));

const isUp = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(START_TIMEOUT_MS) }).then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * Starts an emulator and waits until it answers.
 * @throws when it ends before that, or does not answer in time; its own words are in the message.
 */
export async function startEmulator(
  port: number,
  [command, ...args]: readonly [string, ...string[]],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Emulator> {
  const host = `127.0.0.1:${port}`;
  const child = spawn(process.execPath, [guard, command, ...args], { ...options, stdio: ["pipe", "pipe", "pipe"] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, "exit");
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await ended;
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isUp(`http://${host}/`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error([`${command} did not start.`, ...said].join("\n"));
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  // What it says from here on concerns nobody, but an unread pipe would stop it.
  said.length = 0;
  for (const stream of [child.stdout, child.stderr]) stream.removeAllListeners("data").resume();
  return { host, stop };
}
