// Runs the bundle of the functions behind a port, in a process of its own: `functions-host.ts <folder> <port>`.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Handler, hostHandler } from "../../packages/server/tests/firestore/support/host.ts";

const [folder = "", port = ""] = process.argv.slice(2);
const { site }: { readonly site: Handler } = await import(pathToFileURL(join(folder, "index.js")).href);
await hostHandler(site, Number(port));
