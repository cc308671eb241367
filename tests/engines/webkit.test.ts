import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { vi } from "vitest";
import { z } from "zod";
import { freePort } from "../serve.ts";
import { COMMANDS, type Engine, type Size, START_TIMEOUT_MS } from "./engine.ts";
import { findWebKit } from "./browsers.ts";
import { testEngine } from "./suite.ts";

// Without a window manager only a full-screen window is narrower than MiniBrowser's toolbar.
const BROWSER_OPTIONS = { args: ["--automation", "--full-screen"] };

/** Starts MiniBrowser of WebKitGTK on a screen of its own, driven over WebDriver: Debian's does not speak BiDi. */
async function launchWebKit(paths: { readonly driver: string; readonly display: string }, size: Size): Promise<Engine> {
  const xvfb = await startDisplay(paths.display, size);
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: xvfb.name, LANG: "C.UTF-8", TZ: "Asia/Seoul" },
    stdio: "ignore",
  });
  const endProcesses = () => {
    driver.kill();
    xvfb.process.kill();
  };
  process.once("exit", endProcesses);

  const send = (method: string, path: string, body?: object) =>
    sendCommand(`http://127.0.0.1:${port}${path}`, method, body);
  await vi.waitFor(() => send("GET", "/status"), { timeout: START_TIMEOUT_MS });
  const { sessionId } = z.object({ sessionId: z.string() }).parse(
    await send("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": BROWSER_OPTIONS } },
    }),
  );
  const session = `/session/${sessionId}`;
  await send("POST", `${session}/window/rect`, { x: 0, y: 0, ...size });
  return {
    send: (command, parameters) => send("POST", `${session}/${COMMANDS[command]}`, parameters),
    async dispose() {
      process.off("exit", endProcesses);
      // A browser that crashed has no session any more.
      await send("DELETE", session).finally(endProcesses);
    },
  };
}

async function sendCommand(url: string, method: string, body: object | undefined): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = z.object({ value: z.unknown() }).parse(await response.json());
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts an X server of the window's size; it picks a free display itself. */
async function startDisplay(
  executable: string,
  { width, height }: Size,
): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const server = spawn(executable, ["-displayfd", "1", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = z.tuple([z.instanceof(Buffer)]).parse(await once(server.stdout, "data"));
  return { name: `:${number.toString().trim()}`, process: server };
}

const webkit = findWebKit();
testEngine("WebKit", "narrow", webkit && ((viewport) => launchWebKit(webkit, viewport)));
