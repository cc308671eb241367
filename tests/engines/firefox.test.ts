import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { z } from "zod";
import { freePort } from "../serve.ts";
import { type Engine, type Size, START_TIMEOUT_MS } from "./engine.ts";
import { findFirefox } from "./browsers.ts";
import { testEngine } from "./suite.ts";

/** Greeting, or type, number, error and value of an answer. */
const messageSchema = z.union([
  z.looseObject({ marionetteProtocol: z.literal(3) }).transform(() => null),
  z.tuple([z.literal(1), z.number(), z.unknown(), z.unknown()]),
]);

/**
 * Starts a headless Firefox, driven over Marionette. Debian has no geckodriver, which only passes WebDriver's commands on to
 * it under the same names.
 */
async function launchFirefox(executable: string, { width, height }: Size): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "danji-firefox-"));
  const port = await freePort();
  const settings = { "marionette.port": port, "intl.accept_languages": "ko-KR, ko" };
  const lines = Object.entries(settings).map((setting) => `user_pref(${JSON.stringify(setting).slice(1, -1)});`);
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const browser = spawn(executable, ["--headless", "--marionette", "--kiosk", "--profile", profile], {
    env: { ...process.env, TZ: "Asia/Seoul", MOZ_HEADLESS_WIDTH: String(width), MOZ_HEADLESS_HEIGHT: String(height) },
    stdio: "ignore",
  });
  const endProcess = () => browser.kill("SIGKILL");
  process.once("exit", endProcess);

  const send = await vi.waitFor(() => connectTo(port), { timeout: START_TIMEOUT_MS });
  await send("NewSession", { capabilities: {} });
  return {
    async send(command, parameters) {
      return z.object({ value: z.unknown() }).parse(await send(command, parameters)).value;
    },
    async dispose() {
      process.off("exit", endProcess);
      const ended = once(browser, "exit");
      endProcess();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Connects to Marionette, and returns what sends a command of WebDriver to it. */
async function connectTo(port: number) {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const waiting = new Map<number, (error: unknown, value: unknown) => void>();
  readMessages(socket, (json) => {
    const message = messageSchema.parse(json);
    if (message === null) return;
    const [, number, error, value] = message;
    waiting.get(number)?.(error, value);
    waiting.delete(number);
  });
  let sent = 0;
  return (command: string, parameters: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      sent += 1;
      waiting.set(sent, (error, value) => {
        if (error === null) resolve(value);
        else reject(new Error(`${command}: ${JSON.stringify(error)}`));
      });
      const message = JSON.stringify([0, sent, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}

/** Reads messages of JSON, each behind its length in bytes and a colon. */
function readMessages(socket: Socket, take: (message: unknown) => void): void {
  let received = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const start = received.indexOf(":") + 1;
      const end = start + Number(received.toString("utf8", 0, start - 1));
      if (start === 0 || received.length < end) return;
      take(JSON.parse(received.toString("utf8", start, end)));
      received = received.subarray(end);
    }
  });
}

const firefox = findFirefox();
testEngine("Firefox", "wide", firefox === null ? null : (viewport) => launchFirefox(firefox, viewport));
