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
