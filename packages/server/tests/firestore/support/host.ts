import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { close, listen } from "../../../src/http/node-server.ts";

/** A handler of the functions behind an address. */
export interface Host {
  readonly url: string;
  readonly close: () => Promise<void>;
}

async function read(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** A handler as Cloud Functions call it. */
export type Handler = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

const isBodyDeclared = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || headers["content-length"] !== undefined;

/**
 * Puts a handler behind a port as Cloud Functions does: a body that the headers declare is read before the handler runs and given to it as `rawBody`.
 *
 * @param port @default any free one
 */
export async function hostHandler(handler: Handler, port = 0): Promise<Host> {
  const server = createServer((incoming, outgoing) => {
    if (!isBodyDeclared(incoming)) {
      handler(incoming, outgoing);
      return;
    }
    read(incoming).then(
      (rawBody) => handler(Object.assign(incoming, { rawBody }), outgoing),
      () => outgoing.destroy(),
    );
  });
  const url = await listen(server, "127.0.0.1", port);
  return {
    url: url.replace("localhost", "127.0.0.1"),
    async close() {
      server.closeAllConnections();
      await close(server);
    },
  };
}
