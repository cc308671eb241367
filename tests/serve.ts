import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { z } from "zod";

/** Serves what a listener answers at a port of this machine, any free one by default, until it is disposed of. */
export async function serve(listener: RequestListener, port = 0) {
  const server = createServer(listener);
  await once(server.listen(port), "listening");
  return {
    ...z.object({ port: z.number() }).parse(server.address()),
    dispose: async (): Promise<void> => {
      const closed = once(server, "close");
      server.close().closeAllConnections();
      await closed;
    },
  };
}

/** Ports below those that systems hand out by themselves, so that nothing else takes a port before it is listened on. */
const FIRST = 20_000;
const COUNT = 12_000;

/** Returns a port of this machine that is free. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const server = createServer().listen(port, "127.0.0.1");
    try {
      await once(server, "listening");
    } catch {
      continue;
    }
    server.close();
    await once(server, "close");
    return port;
  }
}
