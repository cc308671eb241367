// `npm run dev`: Vite's development server with the embedded backend behind it.
import { join } from "node:path";
import { koreanDate } from "@danji/complex/sale-dates";
import { startEmbedded } from "@danji/server/embedded";
import { createServer } from "vite";
import { connectOriginsOf, readBackend } from "./backend.ts";
import { root } from "./paths.mjs";
import { ComplexError, readComplex } from "./read-complex.ts";
import { siteManifest } from "./site-manifest.ts";
import { slug } from "./slug.ts";

const DEFAULT_PORT = 5173;
const host = process.env["HOST"] ?? "127.0.0.1";

const complex = await readComplex(slug).catch((error: unknown) => {
  console.error(error instanceof ComplexError ? error.message : error);
  process.exit(1);
});
const backend = await startEmbedded({
  site: siteManifest(complex, [], [], "404.html", koreanDate(Date.now()), connectOriginsOf(readBackend(process.env))),
  dataDir: process.env["DATA_DIR"] ?? join(root, ".data"),
  host,
  port: 0,
  adminEmail: process.env["ADMIN_EMAIL"],
  adminPassword: process.env["ADMIN_PASSWORD"],
  log: (line) => console.log(line),
});
const vite = await createServer({
  configFile: join(root, "app/vite.config.ts"),
  configLoader: "native",
  server: {
    host,
    port: Number(process.env["PORT"] ?? DEFAULT_PORT),
    proxy: { "/api": backend.url.replace("localhost", host) },
  },
});
await vite.listen();
vite.printUrls();
