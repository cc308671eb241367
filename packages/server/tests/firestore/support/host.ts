import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { serve } from "../../../../../tests/serve.ts";

/** A handler of the functions behind an address. */
export interface Host {
  readonly url: string;
  readonly close: () => Promise<void>;
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
  const served = await serve((incoming, outgoing) => {
    if (!isBodyDeclared(incoming)) {
      handler(incoming, outgoing);
      return;
    }
    buffer(incoming).then(
      (rawBody) => handler(Object.assign(incoming, { rawBody }), outgoing),
      () => outgoing.destroy(),
    );
  }, port);
  return { url: `http://127.0.0.1:${served.port}`, close: served.dispose };
}
