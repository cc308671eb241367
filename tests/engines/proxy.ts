import { readFile } from "node:fs/promises";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { serve } from "../serve.ts";

const REPORTER = "/engine-reporter.js";
const reporter = await readFile(new URL("reporter.js", import.meta.url), "utf8");

/** The site at an origin of its own, with a script in its pages that reports their console. */
export interface Proxy {
  readonly url: string;
  dispose(): Promise<void>;
}

/** Serves the site at a fresh origin, so that no storage of an earlier visitor is there. */
export async function startProxy(site: string): Promise<Proxy> {
  async function passPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const { "content-length": _, ...headers } = answer.headers;
    const html = await text(answer);
    response.writeHead(answer.statusCode ?? 0, headers);
    response.end(html.replace("<head>", `<head><script src="${REPORTER}"></script>`));
  }

  function pass(incoming: IncomingMessage, response: ServerResponse): void {
    const { url = "/", method } = incoming;
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const outgoing = request(site + url, { method, headers }, (answer) => {
      if (answer.headers["content-type"]?.startsWith("text/html"))
        passPage(answer, response).catch(() => response.destroy());
      else answer.pipe(response.writeHead(answer.statusCode ?? 0, answer.headers));
    });
    // The browser may leave a page while something of it is on its way.
    outgoing.on("error", () => response.destroy());
    incoming.pipe(outgoing);
  }

  const { port, dispose } = await serve((incoming, response) => {
    if (incoming.url === REPORTER) {
      response.writeHead(200, { "content-type": "text/javascript" }).end(reporter);
    } else pass(incoming, response);
  });
  return { url: `http://localhost:${port}`, dispose };
}
