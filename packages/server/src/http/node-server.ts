import { subscribe } from "node:diagnostics_channel";
import { createServer, IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { AppEnv } from "./context.ts";

/** How long a request may take to arrive in whole, in ms; slower ones only hold a connection. */
const REQUEST_TIMEOUT_MS = 30_000;

/** How long a client may keep a connection without progress, in ms. */
const IDLE_TIMEOUT_MS = 60_000;
/** Requests that a client may send ahead of their answers. No browser sends any. */
const MAX_PIPELINED = 16;

/**
 * Keeps the server of Cloud Functions from reading bodies, so that the app's limits hold: it inflates and parses up to 1 GB before it calls a
 * function. It reads what the headers declare; Node's parser has framed the body by then.
 */
export function leaveBodiesUnread(): void {
  subscribe("http.server.request.start", (message) => {
    if (!(message instanceof Object && "request" in message && message.request instanceof IncomingMessage)) return;
    const { headers } = message.request;
    delete headers["content-length"];
    delete headers["transfer-encoding"];
  });
}

/** Returns the app as Node calls a handler. A body that has been read before is taken from `rawBody`. */
export function createListener(
  app: Hono<AppEnv>,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  return getRequestListener(
    (request, { incoming }) => app.fetch(request, incoming instanceof IncomingMessage ? { incoming } : {}),
    { overrideGlobalObjects: false },
  );
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly run: () => void;
}

/** Returns whether the answer is all that a connection waits for: the client has sent its request and read what there is. */
const isAnswering = (socket: Socket, exchange: Exchange | undefined): boolean =>
  exchange !== undefined && exchange.incoming.complete && socket.writableLength === 0;

/**
 * Returns a Node server in front of the app; it does not listen yet. It answers the requests of a connection one after the other: an
 * answer holds memory and files until the client has read those before it. A client that sends or reads nothing is cut off, one whose
 * answer takes long is not.
 */
export function createNodeServer(app: Hono<AppEnv>): Server {
  const listener = createListener(app);
  const queues = new WeakMap<Socket, Exchange[]>();
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (incoming, outgoing) => {
    const { socket } = incoming;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.push({ incoming, run: () => void listener(incoming, outgoing) }) > MAX_PIPELINED) {
      socket.destroy();
      return;
    }
    outgoing.once("close", () => {
      queue.shift();
      if (!socket.destroyed) queue[0]?.run();
    });
    if (queue.length === 1) queue[0]?.run();
  });
  server.setTimeout(IDLE_TIMEOUT_MS, (socket) => {
    if (!isAnswering(socket, queues.get(socket)?.[0])) socket.destroy();
  });
  return server;
}
