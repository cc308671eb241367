// The embedded backend over the built site; `npm start` runs its bundle.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startEmbedded } from "@danji/server/embedded";
import { parseSiteManifest } from "@danji/server/manifest";
import { readMessageSettings } from "@danji/server/messages/settings";
import { StartError } from "@danji/server/start-error";
import type * as ServerEntry from "../src/entry-server.tsx";

/** Folder of this bundle. */
const here = import.meta.dirname;
const DEFAULT_PORT = 4173;

const readJson = async (file: string) => JSON.parse(await readFile(join(here, file), "utf8"));

/** Loads the renderer with the first page that needs it: most servers never do. */
async function loadRenderer() {
  const [renderer, build]: [typeof ServerEntry, ServerEntry.ClientBuild] = await Promise.all([
    import(new URL("renderer.js", import.meta.url).href),
    readJson("client-build.json"),
  ]);
  return (url: string, state: Parameters<typeof ServerEntry.renderPage>[2]) => renderer.renderPage(build, url, state);
}

let renderer: ReturnType<typeof loadRenderer> | undefined;

const { env } = process;

try {
  const server = await startEmbedded({
    site: parseSiteManifest(await readJson("site.json")),
    staticRoot: join(here, "../dist"),
    render: async ({ url, state }) => (await (renderer ??= loadRenderer()))(url, state),
    dataDir: env["DATA_DIR"] ?? ".data",
    host: env["HOST"],
    port: env["PORT"] === undefined ? DEFAULT_PORT : Number(env["PORT"]),
    adminEmail: env["ADMIN_EMAIL"],
    adminPassword: env["ADMIN_PASSWORD"],
    trustProxy: env["TRUST_PROXY"] === "1",
    messages: readMessageSettings(env),
    log: (line) => console.log(line),
  });
  console.log(`Danji ▸ ${server.url}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
