import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FINGERPRINT_FILE } from "./fingerprint.mjs";
import { isBuilt } from "./is-built.ts";

const FINGERPRINT = "of these sources";
const DAY_MS = 86_400_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "danji-built-"));
  await mkdir(join(folder, "site"));
  await mkdir(join(folder, "server"));
  await writeFile(join(folder, "server", FINGERPRINT_FILE), FINGERPRINT);
});
afterEach(() => rm(folder, { recursive: true }));

const outputs = () => ({ site: join(folder, "site"), server: join(folder, "server") });

it("builds nothing again that was built of the same sources today", async () => {
  expect(await isBuilt(outputs(), FINGERPRINT)).toBe(true);
});

it("builds again when sources have changed", async () => {
  expect(await isBuilt(outputs(), "of other sources")).toBe(false);
});

it("builds again on another day, which pages state", async () => {
  const yesterday = new Date(Date.now() - DAY_MS);
  await utimes(join(folder, "server", FINGERPRINT_FILE), yesterday, yesterday);
  expect(await isBuilt(outputs(), FINGERPRINT)).toBe(false);
});

it("builds again where the site or its server is not there", async () => {
  await rm(join(folder, "site"), { recursive: true });
  expect(await isBuilt(outputs(), FINGERPRINT)).toBe(false);
  await rm(join(folder, "server"), { recursive: true });
  expect(await isBuilt(outputs(), FINGERPRINT)).toBe(false);
});
