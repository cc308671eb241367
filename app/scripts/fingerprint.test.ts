import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteTags } from "@danji/delivery/pages/template";
import { expect, it } from "vitest";
import { readBackend } from "./backend.ts";
import { FIREBASE } from "./firebase.fixture.ts";
import { buildVariables, sourceFingerprint } from "./fingerprint.ts";

const folder = mkdtempSync(join(tmpdir(), "danji-fingerprint-"));
for (const name of ["app", "packages"]) mkdirSync(join(folder, name));
for (const name of ["package.json", "package-lock.json", "tsconfig.json"]) writeFileSync(join(folder, name), "{}");

it("lets a build read the variables that it covers, and no other", () => {
  const read = new Set<string>();
  const environment = new Proxy<NodeJS.ProcessEnv>(FIREBASE, {
    get(variables, name) {
      if (typeof name !== "string") return undefined;
      read.add(name);
      return variables[name];
    },
  });
  readBackend(environment);
  siteTags({ name: "단지", verification: {} }, environment);
  // Vite reads the last itself.
  const others = ["COMPLEX", "NODE_ENV"];
  expect(new Set(Object.keys(buildVariables({ ...FIREBASE, PORT: "1" })))).toEqual(new Set([...read, ...others]));
});

it.each(Object.keys(buildVariables({})))("changes with the variable %s", (name) => {
  expect(sourceFingerprint({ [name]: "value" }, folder)).not.toBe(sourceFingerprint({}, folder));
});

it("takes a build without NODE_ENV for one in production mode, as Vite does", () => {
  expect(sourceFingerprint({ NODE_ENV: "production" }, folder)).toBe(sourceFingerprint({}, folder));
  expect(sourceFingerprint({ NODE_ENV: "" }, folder)).toBe(sourceFingerprint({}, folder));
});

it("changes with the browsers that a site is built for", () => {
  const before = sourceFingerprint({}, folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ browserslist: ["chrome >= 140"] }));
  expect(sourceFingerprint({}, folder)).not.toBe(before);
});

it("stays where a test or a document changes", () => {
  const before = sourceFingerprint({}, folder);
  for (const name of ["page.test.ts", "README.md"]) writeFileSync(join(folder, "app", name), "");
  expect(sourceFingerprint({}, folder)).toBe(before);
});
