import { createServer, IncomingMessage, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { AppEnv } from "./context.ts";

/** How long a request may take to arrive in whole, in ms; slower ones only hold a connection. */
const REQUEST_TIMEOUT_MS = 30_000;

/** A Node server in front of the app; it does not listen yet. */
export function createNodeServer(app: Hono<AppEnv>): Server {
  const listener = getRequestListener(
    (request, { incoming }) => app.fetch(request, incoming instanceof IncomingMessage ? { incoming } : {}),
    { overrideGlobalObjects: false },
  );
  return createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS },
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
}
