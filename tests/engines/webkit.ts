import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { vi } from "vitest";
import { z } from "zod";
import { freePort } from "../free-port.ts";
import type { Driver, Key, Point } from "./driver.ts";

/** Holds every viewport of the tests. */
const SCREEN = { width: 1280, height: 844 };

/** Milliseconds until the driver answers: a busy machine is many times slower. */
const START_TIMEOUT_MS = 60_000;

/** Code points of keys (WebDriver, 17.4.2). */
const KEYS: Readonly<Record<Key, string>> = {
  Tab: "\uE004",
  Shift: "\uE008",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  End: "\uE010",
  Home: "\uE011",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

// Without a window manager only a full-screen window is narrower than MiniBrowser's toolbar.
const BROWSER_OPTIONS = { args: ["--automation", "--full-screen"] };

/**
 * Starts MiniBrowser of WebKitGTK on a screen of its own, driven over WebDriver.
 *
 * The client is own code: the protocol is one HTTP request for each command, and the kept clients bring hundreds of
 * kilobytes for other browsers, sessions in a cloud and waiting, which the tests do themselves.
 */
export async function launchWebKit(paths: { readonly driver: string; readonly display: string }): Promise<Driver> {
  const xvfb = await startDisplay(paths.display);
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
  const post = (command: string, body: object = {}) => send("POST", `${session}/${command}`, body);
  const act = (type: string, actions: readonly object[], parameters?: object) =>
    post("actions", { actions: [{ type, id: type, actions, parameters }] });
  const moveTo = ({ x, y }: Point) => ({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) });
  const point = (...actions: readonly object[]) => act("pointer", actions, { pointerType: "mouse" });
  const mouse: { at: Point; turned: number } = { at: { x: 0, y: 0 }, turned: 0 };

  return {
    async reset(viewport) {
      await send("DELETE", `${session}/cookie`);
      await post("url", { url: "about:blank" });
      await post("window/rect", { x: 0, y: 0, ...viewport });
    },
    async open(url) {
      await post("url", { url });
    },
    evaluate: async (expression) =>
      z.string().parse(await post("execute/sync", { script: `return ${expression}`, args: [] })),
    async moveMouse(at) {
      mouse.at = at;
      await point(moveTo(at));
    },
    async click(at) {
      mouse.at = at;
      await point(moveTo(at), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 });
    },
    async turnWheel(deltaY) {
      // WebKit turns the wheel by the difference to the last action.
      mouse.turned += deltaY;
      await act("wheel", [{ ...moveTo(mouse.at), type: "scroll", deltaX: 0, deltaY: mouse.turned }]);
    },
    async press(...keys) {
      const down = keys.map((key) => ({ type: "keyDown", value: KEYS[key] }));
      const up = keys.toReversed().map((key) => ({ type: "keyUp", value: KEYS[key] }));
      await act("key", [...down, ...up]);
    },
    async type(text) {
      await act(
        "key",
        [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      );
    },
    async goBack() {
      await post("back");
    },
    async reload() {
      await post("refresh");
    },
    async cookies() {
      return z
        .array(z.object({ name: z.string(), httpOnly: z.boolean() }))
        .parse(await send("GET", `${session}/cookie`));
    },
    async closeOpenedWindows() {
      const own = await send("GET", `${session}/window`);
      const handles = z.array(z.string()).parse(await send("GET", `${session}/window/handles`));
      const opened = handles.filter((handle) => handle !== own);
      for (const handle of opened) {
        await post("window", { handle });
        await send("DELETE", `${session}/window`);
      }
      await post("window", { handle: own });
      return opened.length;
    },
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

/** Starts an X server; it picks a free display itself. */
async function startDisplay(executable: string): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const screen = `${SCREEN.width}x${SCREEN.height}x24`;
  const server = spawn(executable, ["-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = z.tuple([z.instanceof(Buffer)]).parse(await once(server.stdout, "data"));
  return { name: `:${number.toString().trim()}`, process: server };
}
