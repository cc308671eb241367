import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { root } from "./paths.mjs";

/** What starts a site before anything is installed. */
const SCRIPTS = ["start.mjs", "environment.mjs", "install.mjs", "paths.mjs"];

let place: string;
const write = (file: string, text: string) => writeFileSync(join(place, file), text);

/** Makes the files that `npm start` runs, with a build and a server that print how they were run. */
function make(name: string): void {
  // Below the project, so that tsx is found.
  mkdirSync(join(root, ".cache"), { recursive: true });
  place = mkdtempSync(join(root, ".cache", name));
  for (const folder of ["app/scripts", "app/dist-server", "app/dist-sites/one/dist-server", "node_modules"])
    mkdirSync(join(place, folder), { recursive: true });
  for (const script of SCRIPTS) cpSync(join(root, "app/scripts", script), join(place, "app/scripts", script));
  write("package-lock.json", "{}");
  write("node_modules/.danji-lock", `${createHash("sha256").update("{}").digest("hex")} site`);
  write("app/scripts/build.ts", 'console.log("built", process.argv.slice(2).join(), process.env.NODE_ENV);');
  write("app/dist-server/serve.js", 'console.log("served", process.env.NODE_ENV);');
  write("app/dist-sites/one/dist-server/serve.js", 'console.log("served one", process.env.NODE_ENV);');
}
beforeEach(() => make("start-"));
afterEach(() => rmSync(place, { recursive: true }));

function run(env: NodeJS.ProcessEnv) {
  return spawnSync(process.execPath, [join(place, "app/scripts/start.mjs")], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], ...env },
  });
}
const start = (env: NodeJS.ProcessEnv) => run(env).stdout.trim().split("\n");

it("leaves to the build whether there is something to build, and serves in production mode what was built in it", () => {
  expect(start({ NODE_ENV: "development" })).toEqual(["built  production", "served production"]);
  expect(start({ SITES: "one,two" })).toEqual(["built --all production", "served one production"]);
});

it("refuses a folder in which Vite finds no files", () => {
  rmSync(place, { recursive: true });
  make("start#1-");
  const { status, stdout, stderr } = run({});
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/폴더를 옮기거나 이름을 고치세요.*\nNo site can be built below a folder with #, \? or \*/u);
});
