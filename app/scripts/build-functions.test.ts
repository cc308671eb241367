import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { joinFunctions } from "./build-functions.ts";
import { isBuilt, writeStamp } from "./build-stamp.ts";
import { outputsIn } from "./paths.mjs";

const root = await mkdtemp(join(tmpdir(), "danji-functions-"));

/** The functions of one site, as its build leaves them. */
async function built(slug: string) {
  const folder = join(root, slug);
  await mkdir(folder);
  for (const [name, text] of Object.entries({ "index.js": slug, "site.json": slug, "sites.json": '["."]' }))
    await writeFile(join(folder, name), text);
  return { slug, folder };
}

it("joins the functions of several sites in one folder, which names each, and leaves nothing of an earlier one but its parameters", async () => {
  const folder = join(root, "joined");
  await mkdir(folder);
  await mkdir(join(folder, "earlier"));
  for (const name of ["earlier.js", "earlier/site.json"]) await writeFile(join(folder, name), "");
  await writeFile(join(folder, ".env"), "SITE_HOSTS=preview.example=second");
  await joinFunctions([await built("first"), await built("second")], { functions: folder, server: root });
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(
    [
      ".env",
      "index.js",
      "second",
      "second/index.js",
      "second/site.json",
      "second/sites.json",
      "site.json",
      "sites.json",
    ].toSorted(),
  );
  const read = (file: string) => readFile(join(folder, file), "utf8");
  expect(await read(".env")).toBe("SITE_HOSTS=preview.example=second");
  expect(JSON.parse(await read("sites.json"))).toEqual([".", "second"]);
  expect([await read("site.json"), await read("second/site.json")]).toEqual(["first", "second"]);
});

it("marks a single site's build as incomplete whose functions it replaces", async () => {
  const outputs = outputsIn(join(root, "single"));
  for (const folder of [outputs.site, outputs.server]) await mkdir(folder, { recursive: true });
  const stamp = { fingerprint: "of these sources", day: "2026-11-26" };
  await writeStamp(outputs.server, stamp);
  await joinFunctions([await built("third"), await built("fourth")], outputs);
  expect(isBuilt(outputs, stamp, "firebase")).toBe(false);
});
