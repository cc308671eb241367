import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { isBuilt, replaceBuild, writeStamp } from "./build-stamp.ts";
import { type OutputFolders, outputsIn } from "./paths.mjs";

const earlier = { fingerprint: "of earlier sources", day: "2026-11-26" };
const stamp = { fingerprint: "of these sources", day: "2026-11-26" };

let base: string;
const outputs = () => outputsIn(base);
const next = () => outputsIn(outputs().next);
async function write({ site, server, functions }: OutputFolders, text: string): Promise<void> {
  for (const folder of [site, server, functions]) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "file"), text);
  }
}
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "danji-replaced-"));
  await write(outputs(), "earlier");
  await writeStamp(outputs().server, earlier);
  await write(next(), "new");
});

it("replaces all folders of a build, and leaves none of its own", async () => {
  await replaceBuild(outputs(), stamp);
  const { site, server, functions } = outputs();
  for (const folder of [site, server, functions]) expect(await readFile(join(folder, "file"), "utf8")).toBe("new");
  expect(isBuilt(outputs(), stamp, "firebase")).toBe(true);
  expect((await readdir(base)).toSorted()).toEqual(["dist", "dist-functions", "dist-server"]);
});

it.each([".env", ".env.project"])("keeps the parameters of the functions in %s", async (name) => {
  await writeFile(join(outputs().functions, name), "SITE_HOSTS=preview.example=sample");
  await replaceBuild(outputs(), stamp);
  expect(await readFile(join(outputs().functions, name), "utf8")).toBe("SITE_HOSTS=preview.example=sample");
});

it("leaves the functions of a build for Firebase where the new one has none", async () => {
  await rm(next().functions, { recursive: true });
  await replaceBuild(outputs(), stamp);
  expect(await readFile(join(outputs().functions, "file"), "utf8")).toBe("earlier");
});

it("leaves no build that counts as complete where it ends among the functions", async () => {
  // A folder where a file has to go.
  await mkdir(join(outputs().functions, "index.js/below"), { recursive: true });
  await writeFile(join(next().functions, "index.js"), "new");
  await expect(replaceBuild(outputs(), stamp)).rejects.toThrow("index.js");
  for (const known of [earlier, stamp]) expect(isBuilt(outputs(), known, "firebase")).toBe(false);
});
