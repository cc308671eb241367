// `npm start`: installs what is missing, builds what is stale, serves; with SITES=… several sites. Plain JavaScript, since nothing may be installed yet.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { environment, readSites, readTrustProxy } from "./environment.mjs";
import { ensureSite } from "./install.mjs";
import { outputsIn, root, serverOutput, siteFolder } from "./paths.mjs";

/** Runs the build, which makes nothing where all is built, and ends the process where it fails. */
function build(...args) {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", join(root, "app/scripts/build.ts"), ...args], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Reads the variables. Ends the process where one cannot be read. */
function readSettings() {
  try {
    const env = environment();
    return { sites: readSites(env), trustsProxy: readTrustProxy(env) };
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

ensureSite();

const { sites, trustsProxy } = readSettings();
const [first] = sites;
// For the build too: what is served is never a development build.
process.env.NODE_ENV = "production";
if (first === undefined) build();
else build("--all");

// Without a proxy it is a demonstration; behind one it has visitors, who may be promised only what is sent.
if (!trustsProxy) process.env.SMS_DRIVER ||= "demo";

const server = first === undefined ? serverOutput : outputsIn(siteFolder(first)).server;
await import(pathToFileURL(join(server, "serve.js")).href);
