import { createServer, IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { AppEnv } from "./context.ts";

/** How long a request may take to arrive in whole, in ms; slower ones only hold a connection. */
const REQUEST_TIMEOUT_MS = 30_000;

/** How long a connection may make no progress, in ms. */
const IDLE_TIMEOUT_MS = 60_000;
/** Requests that a client may send ahead of their answers. No browser sends any. */
const MAX_PIPELINED = 16;

/**
 * Returns the app as Node calls a handler. A body that has been read before, as Cloud Functions do, is taken from
 * `rawBody`.
 */
export function createListener(
  app: Hono<AppEnv>,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  return getRequestListener(
    (request, { incoming }) => app.fetch(request, incoming instanceof IncomingMessage ? { incoming } : {}),
    { overrideGlobalObjects: false },
  );
}

/**
 * Returns a Node server in front of the app; it does not listen yet. It answers the requests of a connection one after the other: an
 * answer holds memory and files until the client has read those before it. A client that reads nothing is cut off.
 */
export function createNodeServer(app: Hono<AppEnv>): Server {
  const listener = createListener(app);
  const queues = new WeakMap<Socket, (() => void)[]>();
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (incoming, outgoing) => {
    const { socket } = incoming;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.push(() => void listener(incoming, outgoing)) > MAX_PIPELINED) {
      socket.destroy();
      return;
    }
    outgoing.once("close", () => {
      queue.shift();
      if (!socket.destroyed) queue[0]?.();
    });
    if (queue.length === 1) queue[0]?.();
  });
  server.setTimeout(IDLE_TIMEOUT_MS);
  return server;
}
