// `npm run dev`: Vite's development server with the embedded backend behind it.
import { join } from "node:path";
import { startEmbedded } from "@danji/server/hosts/node";
import { devHost, devManifest, startVite } from "./dev-site.ts";
import { environment } from "./environment.mjs";
import { root } from "./paths.mjs";

const env = environment();
const backend = await startEmbedded({
  sites: [{ site: await devManifest() }],
  dataDir: env["DATA_DIR"] ?? join(root, ".data"),
  host: devHost,
  port: 0,
  adminEmail: env["ADMIN_EMAIL"],
  adminPassword: env["ADMIN_PASSWORD"],
  log: (line) => console.log(line),
});
await startVite(backend.url.replace("localhost", devHost));
