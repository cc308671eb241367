import { rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { leadOf } from "@danji/api/leads/lead.fixture";
import { afterAll, expect, it } from "vitest";
import { openStore } from "../src/store/sqlite/open.ts";
import { removeTemporaryDirs, temporaryDir } from "./support/site.ts";

afterAll(removeTemporaryDirs);

it.each([
  ["is overwritten", (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size, "Z"), { flag: "r+" })],
  ["is removed", (file: string) => rmSync(file)],
])("fails when the file %s under an open store, though its pages are cached", (_, destroy) => {
  const dataDir = temporaryDir();
  const first = openStore(dataDir);
  first.leads.add(leadOf());
  first.close();
  const store = openStore(dataDir);
  expect(() => store.check()).not.toThrow();
  destroy(join(dataDir, "danji.db"));
  expect(() => store.check()).toThrow(/not a database|no such file/u);
});
