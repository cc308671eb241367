import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { serverOutput } from "../../../app/scripts/paths.mjs";

export const ADMINISTRATOR = { email: "administrator@sample.example", password: "correct horse battery" } as const;
const READY = /^Danji ▸ (?<url>http:\/\/localhost:\d+)$/u;
const KB_PER_MB = 1024;

/** The built product in a process of its own. */
export interface BenchServer {
  readonly url: string;
  /** Time from its start until it was ready, in ms. */
  readonly startMs: number;
  /** Resident memory, in MB. */
  readonly memory: () => number;
  /** Open descriptors. */
  readonly descriptors: () => number;
  readonly close: () => Promise<void>;
}

async function urlOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("The server has no output.");
  for await (const line of createInterface({ input: child.stdout })) {
    const url = READY.exec(line)?.groups?.["url"];
    if (url !== undefined) return url;
  }
  throw new Error("The server ended before it was ready.");
}

/** Starts the built product over a data folder. It takes addresses from `X-Forwarded-For`, so that each visitor has one. */
export async function startBenchServer(dataDir: string): Promise<BenchServer> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(serverOutput, "serve.js")], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      PORT: "0",
      TRUST_PROXY: "1",
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await urlOf(child);
  child.stdout.resume();
  const of = (name: string) => join("/proc", String(child.pid), name);
  return {
    url,
    startMs: performance.now() - begun,
    memory: () => Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(of("status"), "utf8"))?.[1]) / KB_PER_MB,
    descriptors: () => readdirSync(of("fd")).length,
    async close() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
