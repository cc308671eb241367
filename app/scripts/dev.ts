// `npm run dev`: Vite's development server with the embedded backend behind it.
import { join } from "node:path";
import { startEmbedded } from "@danji/server/embedded";
import { devHost, devManifest, startVite } from "./dev-site.ts";
import { root } from "./paths.mjs";

const backend = await startEmbedded({
  site: await devManifest(),
  dataDir: process.env["DATA_DIR"] ?? join(root, ".data"),
  host: devHost,
  port: 0,
  adminEmail: process.env["ADMIN_EMAIL"],
  adminPassword: process.env["ADMIN_PASSWORD"],
  log: (line) => console.log(line),
});
await startVite(backend.url.replace("localhost", devHost));
