import { type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { serve } from "../../serve.ts";

/** A page of the site that comes no faster than it is told to; all else it asks for comes as ever. */
interface Piecemeal {
  /** Sends the document up to the next place where `end` stands, with it. */
  sendUpTo: (end: string) => void;
  /** Says that the document is whole. */
  end: () => void;
  /** Closes the page, and what it came from. */
  dispose: () => Promise<void>;
}

function pass({ url = "/", method, headers }: IncomingMessage, response: ServerResponse, origin: string): void {
  ask(origin + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 0, answer.headers);
    answer.pipe(response);
  })
    // A page that is closed meanwhile.
    .on("error", () => response.destroy())
    .end();
}

/** Opens a page of the site at `origin` of whose document only the start has arrived; throws as `sendUpTo` does. */
export async function openPiecemeal(page: Page, origin: string, path: string): Promise<Piecemeal> {
  const whole = await (await fetch(origin + path)).text();
  let sent = whole.indexOf("<body");
  if (sent === -1) throw new Error(`There is no page at ${path}.`);
  let document: ServerResponse | undefined;
  const { port, dispose } = await serve((request, response) => {
    if (request.url !== path) {
      pass(request, response, origin);
      return;
    }
    document = response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    document.write(whole.slice(0, sent));
  });
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: "commit" });
  return {
    sendUpTo(end) {
      const next = whole.indexOf(end, sent);
      if (next === -1) throw new Error(`Nothing that is still to come ends with ${end}.`);
      document?.write(whole.slice(sent, next + end.length));
      sent = next + end.length;
    },
    end() {
      document?.end();
    },
    async dispose() {
      await page.close();
      await dispose();
    },
  };
}
