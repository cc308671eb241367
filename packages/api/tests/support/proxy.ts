import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { freePort } from "../../../../tests/free-port.ts";

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

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** Starts a proxy that forwards calls without an interceptor. */
export async function startProxy(target: string, intercept: Interception = () => undefined): Promise<Proxy> {
  const passages: Passage[] = [];

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = "/", method = "GET", headers } = request;
    const body = await read(request);
    const own = await intercept(path, passages);
    const { authorization, "content-type": type = "application/json" } = headers;
    const forwarded = {
      method,
      headers: { "Content-Type": type, ...(authorization !== undefined && { Authorization: authorization }) },
      ...(body !== "" && { body }),
    };
    const answer = own ?? (await fetch(`http://${target}${path}`, forwarded));
    const text = await answer.text();
    passages.push({ path, body, status: answer.status, answer: text });
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("content-type") ?? "application/json" });
    response.end(text);
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    host: `127.0.0.1:${port}`,
    passages,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
