import { preview } from "vite";
import { testedFolder } from "../../.storybook/folder.mjs";
import { root } from "../../app/scripts/paths.mjs";

/** Before all tests: serves the built Storybook at a free port, whose address the tests find in `STORYBOOK_URL`. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default async function serveStorybook(): Promise<() => Promise<void>> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: "error",
    build: { outDir: testedFolder },
    preview: { host: "127.0.0.1", port: 0 },
    plugins: [
      {
        name: "story-files",
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use((request, response, next) => {
            // Compressing takes longer than loading from the same machine.
            delete request.headers["accept-encoding"];
            // A story's frame has no icon, which browsers ask for all the same.
            if (request.url === "/favicon.ico") response.writeHead(204).end();
            else next();
          });
        },
      },
    ],
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === "string") throw new Error("The Storybook is served at no port.");
  process.env["STORYBOOK_URL"] = `http://127.0.0.1:${address.port}`;
  return () => server.close();
}
