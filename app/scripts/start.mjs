// `npm start`: installs what is missing, builds what is stale, serves. Plain JavaScript, since nothing may be installed yet.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { builtFingerprint, sourceFingerprint } from "./fingerprint.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, serverOutput } from "./paths.mjs";

ensureInstalled();

if (builtFingerprint() !== sourceFingerprint()) {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", join(root, "app/scripts/build.ts")], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

process.env.NODE_ENV = "production";
await import(pathToFileURL(join(serverOutput, "serve.js")).href);
