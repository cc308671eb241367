import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { serverFolder } from "./build.ts";

/** Line that the site prints when it is ready (docs/product.md, 10.1). */
const READY = /^Danji ▸ (?<url>http:\/\/localhost:(?<port>\d+))$/u;

/** The administrator of the servers under test. */
export const ADMINISTRATOR = { email: "administrator@sample.example", password: "correct horse battery" } as const;

/** How a server is started. */
export interface ServerOptions {
  /** Folder of the server's bundle. @default that of the build under test */
  readonly folder?: string;
  /** Program of Node that runs it. @default that of the test */
  readonly node?: string;
  /** `SMS_DRIVER` of its process. @default `demo`, which promises text messages and writes them down */
  readonly smsDriver?: "demo" | "";
  /** Complexes whose builds beside that of `folder` are served, the default one first. @default that of `folder` alone */
  readonly sites?: readonly string[];
  /** Folder of its data, which goes with it. @default a new one */
  readonly dataDir?: string;
  /** `TRUST_PROXY` of its process, with which it takes addresses from `X-Forwarded-For`. @default "" */
  readonly trustProxy?: "1" | "";
}

/** The product, running in a process of its own over a data folder of its own. */
export interface Server {
  /** Address, e.g. `http://localhost:41234`; the same after a restart. */
  readonly url: string;
  /** Folder of its bundle. */
  readonly folder: string;
  readonly dataDir: string;
  /** Id of its process. */
  readonly pid: number | undefined;
  /** Every line it has printed since its last start. */
  readonly output: readonly string[];
  /** Ends it (`SIGKILL` as a power cut would) and starts it again over the same data at the same address. */
  restart(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
  /** Ends it and deletes its data. */
  dispose(): Promise<void>;
}

async function start(dataDir: string, port: number, options: ServerOptions) {
  const { folder = serverFolder, node = process.execPath, smsDriver = "demo", sites = [], trustProxy = "" } = options;
  const child = spawn(node, [join(folder, "serve.js")], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      PORT: String(port),
      SITES: sites.join(),
      SMS_DRIVER: smsDriver,
      TRUST_PROXY: trustProxy,
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output: string[] = [];
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise<{ url: string; port: number }>((resolve, reject) => {
    lines.on("line", (line) => {
      output.push(line);
      const { url, port: listening } = READY.exec(line)?.groups ?? {};
      if (url !== undefined) resolve({ url, port: Number(listening) });
    });
    child.once("exit", () => reject(new Error(["The server ended before it was ready.", ...output].join("\n"))));
  });
  return { child, output, ...(await ready) };
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

/** Starts the product at a free port with a fresh, seeded data folder. */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const { dataDir = await mkdtemp(join(tmpdir(), "danji-e2e-")) } = options;
  let running = await start(dataDir, 0, options);
  return {
    url: running.url,
    folder: options.folder ?? serverFolder,
    dataDir,
    get pid() {
      return running.child.pid;
    },
    get output() {
      return running.output;
    },
    async restart(signal) {
      await end(running.child, signal);
      running = await start(dataDir, running.port, options);
    },
    async dispose() {
      await end(running.child, "SIGKILL");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
