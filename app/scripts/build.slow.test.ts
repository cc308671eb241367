import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { koreanDate } from "@danji/complex/sale-dates";
import { siteManifest } from "@danji/delivery/manifest";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readBackend, sourcesOf } from "./backend.ts";
import { writeStamp } from "./build-stamp.ts";
import { readComplex } from "./complexes.ts";
import { sourceFingerprint } from "./fingerprint.ts";
import { FIREBASE } from "./firebase.fixture.ts";
import { firebaseJson } from "./firebase-json.ts";
import { outputsIn, root } from "./paths.mjs";
import { slug } from "./slug.mjs";

const ENVIRONMENT = { ...FIREBASE, RECAPTCHA_SITE_KEY: "a-key-of-twenty-characters" };

/** A copy of the project without complexes, below the project so that its packages are found. */
let place: string;
beforeEach(() => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  place = mkdtempSync(join(root, ".cache/build-"));
  cpSync(join(root, "app/scripts"), join(place, "app/scripts"), { recursive: true });
  for (const name of ["packages", "package.json", "package-lock.json", "tsconfig.json"])
    symlinkSync(join(root, name), join(place, name));
});
afterEach(() => rmSync(place, { recursive: true }));

it("writes how Firebase serves a site that has not changed, whatever firebase.json has become since", async () => {
  const site = siteManifest(
    await readComplex(slug),
    [],
    [],
    "404.html",
    "2026-01-01",
    sourcesOf(readBackend(ENVIRONMENT)),
  );
  const outputs = outputsIn(join(place, "app"));
  for (const folder of [outputs.site, outputs.server, outputs.functions]) mkdirSync(folder);
  writeFileSync(join(outputs.server, "site.json"), JSON.stringify(site));
  const fingerprint = sourceFingerprint(ENVIRONMENT, place);
  await writeStamp(outputs.server, { fingerprint, day: koreanDate(Date.now()) });
  writeFileSync(join(place, "firebase.json"), "as Git has it");

  const { stdout } = spawnSync(process.execPath, ["--import", "tsx", join(place, "app/scripts/build.ts")], {
    cwd: place,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], ...ENVIRONMENT },
  });
  expect(stdout).toContain("nothing has changed since the last build");
  expect(readFileSync(join(place, "firebase.json"), "utf8")).toBe(firebaseJson([{ site, folder: "app/dist" }]));
});
