import { createServer, IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { AppEnv } from "./context.ts";

/** How long a request may take to arrive in whole, in ms; slower ones only hold a connection. */
const REQUEST_TIMEOUT_MS = 30_000;

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

/** Returns a Node server in front of the app; it does not listen yet. */
export function createNodeServer(app: Hono<AppEnv>): Server {
  const listener = createListener(app);
  return createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS },
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
}
