import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { compressFiles } from "@danji/delivery/compress";
import { serverOutput, siteOutput } from "../../../app/scripts/paths.mjs";
import { readComplex } from "../../../app/scripts/complexes.ts";
import { slug } from "../../../app/scripts/slug.mjs";
import { floorPage } from "./page.ts";

/** The built product with the floor page among its files, so that both come from one server in one way. */
export interface MeasuredSite {
  /** Address of the server. */
  readonly url: string;
  readonly home: string;
  /** Address of the home page's floor. */
  readonly floor: string;
  readonly dispose: () => Promise<void>;
}

/** Kept out of Git, and of what is checked. */
export const CACHE = join(import.meta.dirname, ".cache");
const FLOOR = "floor.html";
const READY = /^Danji ▸ (?<url>http:\S+)$/u;

async function listen(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(folder, "dist-server/serve.js")], {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", DATA_DIR: join(folder, "data"), PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = READY.exec(line)?.groups?.["url"];
    if (url !== undefined) return { child, url };
  }
  throw new Error("The server ended before it was ready.");
}

/** Folders of a built site. */
export interface BuiltSite {
  readonly pages: string;
  readonly server: string;
}

/** HTML of floor pages by their file in the site. */
export type Floors = ReadonlyMap<string, string>;

/** Returns the floor of the home page. */
export async function homeFloor({ pages }: BuiltSite): Promise<Floors> {
  const home = await readFile(join(pages, "index.html"), "utf8");
  return new Map([[FLOOR, await floorPage(await readComplex(slug), home)]]);
}

/** What `npm run build` has made. */
export const BUILT: BuiltSite = { pages: siteOutput, server: serverOutput };

/** Serves a built site with the floor pages beside it. @default what `npm run build` has made */
export async function serveMeasured(built: BuiltSite = BUILT, floors = homeFloor): Promise<MeasuredSite> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, "site-"));
  const pages = join(folder, "dist");
  await cp(built.server, join(folder, "dist-server"), { recursive: true });
  await mkdir(join(folder, "floor"));
  for (const [file, html] of await floors(built)) await writeFile(join(folder, "floor", file), html);
  await compressFiles(join(folder, "floor"));
  await mkdir(pages);
  for (const from of [built.pages, join(folder, "floor")])
    for (const name of await readdir(from)) await symlink(join(from, name), join(pages, name));
  const { child, url } = await listen(folder);
  return {
    url,
    home: `${url}/`,
    floor: `${url}/${FLOOR}`,
    async dispose() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
