import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import type { AppEnv } from "../src/http/context.ts";
import { close, createNodeServer, listen } from "../src/http/node-server.ts";

const REQUEST = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** Starts a server whose first answer stays open until `release` is called. */
async function start(timeout?: number) {
  let release = (): void => undefined;
  let asked = 0;
  const app = new Hono<AppEnv>();
  app.get("/", (c) => {
    asked += 1;
    const number = asked;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from(`begin ${number}. `));
        const end = (): void => {
          controller.enqueue(Buffer.from(`end ${number}. `));
          controller.close();
        };
        if (number === 1) release = end;
        else end();
      },
    });
    return c.newResponse(body);
  });
  const server = createNodeServer(app);
  if (timeout !== undefined) server.timeout = timeout;
  const url = await listen(server, "127.0.0.1", 0);
  const client = connect(Number(new URL(url).port), "127.0.0.1");
  onTestFinished(() => {
    client.destroy();
    return close(server);
  });
  return { server, client, asked: () => asked, release: () => release() };
}

/** Reads what comes until it has a text. */
async function readUntil(client: Socket, text: string): Promise<string> {
  let read = "";
  while (!read.includes(text)) {
    const [chunk]: unknown[] = await once(client, "data");
    read += String(chunk);
  }
  return read;
}

it("answers requests that come together one after the other", async () => {
  const { client, asked, release } = await start();
  client.write(REQUEST.repeat(3));
  await readUntil(client, "begin 1");
  expect(asked()).toBe(1);
  release();
  const rest = await readUntil(client, "end 3");
  expect(rest.indexOf("end 1")).toBeLessThan(rest.indexOf("begin 2"));
  expect(asked()).toBe(3);
});

it("cuts off who sends many requests and reads no answer", async () => {
  const { server, client, asked } = await start();
  client.on("error", () => undefined);
  client.write(REQUEST.repeat(40));
  await once(client, "close");
  expect(asked()).toBe(1);
  expect(server.timeout).toBe(60_000);
});

it("cuts off who sends nothing, and nobody whose answer takes as long", async () => {
  const { client, release } = await start(50);
  await once(client, "connect");
  const silent = connect(client.remotePort ?? 0, "127.0.0.1");
  client.write(REQUEST);
  await readUntil(client, "begin 1");
  await once(silent, "close");
  await setTimeout(100);
  release();
  expect(await readUntil(client, "end 1")).toContain("end 1");
});
