import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { serve } from "../../../../tests/serve.ts";

/** A call that came by, with what it carried and what came back. */
export interface Passage {
  readonly path: string;
  readonly body: string;
  readonly status: number;
  readonly answer: string;
}

/** What stands between an adapter and its emulator. */
export interface Proxy {
  /** Where it listens, e.g. `127.0.0.1:41234`. */
  readonly host: string;
  readonly passages: readonly Passage[];
  readonly close: () => Promise<void>;
}

/** Answers in place of the emulator, or lets a call pass with `undefined`. A promise that never ends is a slow network. */
export type Interception = (
  path: string,
  passages: readonly Passage[],
) => Promise<Response | undefined> | Response | undefined;

/** Starts a proxy that forwards calls without an interceptor. */
export async function startProxy(target: string, intercept: Interception = () => undefined): Promise<Proxy> {
  const passages: Passage[] = [];

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = "/", method = "GET", headers } = request;
    const body = await text(request);
    const own = await intercept(path, passages);
    const { authorization, "content-type": type = "application/json" } = headers;
    const forwarded = {
      method,
      headers: { "Content-Type": type, ...(authorization !== undefined && { Authorization: authorization }) },
      ...(body !== "" && { body }),
    };
    const answer = own ?? (await fetch(`http://${target}${path}`, forwarded));
    const said = await answer.text();
    passages.push({ path, body, status: answer.status, answer: said });
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("content-type") ?? "application/json" });
    response.end(said);
  }

  const { port, dispose } = await serve((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  return { host: `127.0.0.1:${port}`, passages, close: dispose };
}
