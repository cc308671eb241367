import { subscribe } from "node:diagnostics_channel";
import { createServer, IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { errorCode, StartError } from "../start-error.ts";
import type { AppEnv } from "./context.ts";

/** How long a request may take to arrive in whole, in ms; slower ones only hold a connection. */
const REQUEST_TIMEOUT_MS = 30_000;

/** How long a client may keep a connection without progress, in ms. */
const IDLE_TIMEOUT_MS = 60_000;
/** Requests that a client may send ahead of their answers. No browser sends any. */
const MAX_PIPELINED = 16;

/** Keeps Cloud Functions from reading bodies by hiding the headers that declare one: they would inflate and parse up to 1 GB. */
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

/** Returns a Node server in front of the app that answers the requests of a connection one after the other and cuts off silent clients. */
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

/** Time for pending responses when the server closes, in ms. */
const CLOSE_GRACE_MS = 5000;

const LOCAL_HOSTS = new Set(["127.0.0.1", "localhost", "0.0.0.0", "::", "::1"]);

function listenError(cause: Error, host: string, port: number): Error {
  switch (errorCode(cause)) {
    case "EADDRINUSE":
      return new StartError(
        "PORT_IN_USE",
        `${port}번 포트를 다른 프로그램이 쓰고 있습니다. PORT로 다른 포트를 지정해 주세요.`,
        `Port ${port} is in use. Choose another one with PORT.`,
        cause,
      );
    case "EACCES":
    case "ERR_SOCKET_BAD_PORT":
      return new StartError(
        "PORT_NOT_ALLOWED",
        `${port}번 포트를 열 수 없습니다. PORT로 다른 포트를 지정해 주세요.`,
        `Port ${port} cannot be opened. Choose another one with PORT.`,
        cause,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new StartError(
        "HOST_NOT_AVAILABLE",
        `이 컴퓨터에 없는 주소입니다: ${host}. HOST를 확인해 주세요.`,
        `This machine has no address ${host}. Check HOST.`,
        cause,
      );
    default:
      return cause;
  }
}

/**
 * Opens a port; answers the address for people.
 * @throws StartError if the port or the host is not available.
 */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error): void => reject(listenError(error, host, port));
    server.once("error", fail);
    try {
      server.listen({ host, port }, () => {
        server.off("error", fail);
        resolve();
      });
    } catch (error) {
      reject(error instanceof Error ? listenError(error, host, port) : error);
    }
  });
  const address = server.address();
  const actualPort = typeof address === "object" && address !== null ? address.port : port;
  const name = LOCAL_HOSTS.has(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${actualPort}`;
}

/** Closes a server after the pending responses. */
export async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
    server.closeIdleConnections();
  });
}
