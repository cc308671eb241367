// The embedded backend over the built site; `npm start` runs its bundle. With SITES=… over the builds beside its own.
import type { ClientBuild } from "@danji/complex/client-build";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { once } from "@danji/api/once";
import type { Site } from "@danji/server/app";
import { startEmbedded } from "@danji/server/hosts/node";
import { parseSiteManifest } from "@danji/server/manifest";
import { readMessageSettings } from "@danji/server/messages/settings";
import { readHosts } from "@danji/server/sites";
import { StartError } from "@danji/server/start-error";
import type * as ServerEntry from "../src/entry-server.tsx";
import { environment, readSites, readTrustProxy } from "./environment.mjs";
import { readPort } from "./port.ts";

const DEFAULT_PORT = 4173;
const MANIFEST = "site.json";
/** Oldest major version of Node that gets security fixes. */
const OLDEST_NODE = 22;

const here = import.meta.dirname;
const env = environment();

const readJson = async (file: string) => JSON.parse(await readFile(file, "utf8"));

/** Loads the renderer of a build with the code of all pages: the next build replaces the files. */
async function loadRenderer(folder: string) {
  const [renderer, build]: [typeof ServerEntry, ClientBuild] = await Promise.all([
    import(pathToFileURL(join(folder, "renderer.js")).href),
    readJson(join(folder, "client-build.json")),
  ]);
  await renderer.loadPages();
  return (url: string, state: Parameters<typeof ServerEntry.renderPage>[2]) => renderer.renderPage(build, url, state);
}

interface BuiltSite extends Site {
  /** Starts to load the renderer, unless a page has. A failure is reported with the page that needs it. */
  prepare(): void;
}

/** Reads the build of a site by the folder of its server. */
async function readSite(folder: string): Promise<BuiltSite> {
  const renderer = once(() => loadRenderer(folder));
  return {
    site: parseSiteManifest(await readJson(join(folder, MANIFEST))),
    staticRoot: join(folder, "../dist"),
    render: async ({ url, state }) => (await renderer())(url, state),
    prepare: () => void renderer().catch(() => undefined),
  };
}

/** Folder of the server of a complex whose build stands beside this one. */
function folderOf(slug: string): string {
  const folder = join(here, "../..", slug, "dist-server");
  if (existsSync(join(folder, MANIFEST))) return folder;
  throw new StartError(
    "SITES_INVALID",
    `빌드된 현장을 찾을 수 없습니다: ${slug}`,
    `There is no build of ${slug} beside this one. Run: SITES=${env["SITES"]} npm run build -- --all`,
  );
}

/** Reads a variable that `npm start` reads too. */
function readSetting<Value>(read: (from: typeof env) => Value): Value {
  try {
    return read(env);
  } catch (error) {
    const [korean = "", english = ""] = error instanceof Error ? error.message.split("\n") : [];
    throw new StartError("SETTING_INVALID", korean, english, error);
  }
}

const { node } = process.versions;
if (Number.parseInt(node, 10) < OLDEST_NODE)
  console.log(
    `Node ${node}에는 보안 수정이 더 나오지 않습니다. Node 24나 22를 쓰세요. / Node ${node} is past its end and gets no security fixes. Use Node 24 or 22.`,
  );

try {
  const slugs = readSetting(readSites);
  const [first = here, ...further] = slugs.map(folderOf);
  const sites = await Promise.all([readSite(first), ...further.map(readSite)]);
  const server = await startEmbedded({
    sites,
    hosts: readHosts(env["SITE_HOSTS"] ?? ""),
    dataDir: env["DATA_DIR"] ?? ".data",
    host: env["HOST"],
    port: readPort(env, DEFAULT_PORT),
    adminEmail: env["ADMIN_EMAIL"],
    adminPassword: env["ADMIN_PASSWORD"],
    trustProxy: readSetting(readTrustProxy),
    messages: readMessageSettings(env),
    log: (line) => console.log(line),
  });
  console.log(`Danji ▸ ${server.url}`);
  // Once it listens, which is waited for; before a later build can replace the code.
  for (const built of sites) built.prepare();
  const stop = async (): Promise<void> => {
    await server.close().catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
    process.exit();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
