import { readRetention } from "@danji/delivery/releases";
import { readMessageSettings } from "@danji/server/messages/settings";
import { expect, it } from "vitest";
import { readBackend } from "./backend.ts";
import { environment, readSites, readTrustProxy } from "./environment.mjs";
import { readPort } from "./port.ts";

/** What each reader makes of an environment. */
const READERS = {
  PORT: (env: ReturnType<typeof environment>) => readPort(env, 4173),
  KEEP_RELEASES: readRetention,
  KEEP_DAYS: readRetention,
  BACKEND: readBackend,
  SITES: readSites,
  SMS_DRIVER: readMessageSettings,
  TRUST_PROXY: readTrustProxy,
} as const;

it.each(Object.entries(READERS))("takes %s for absent where it is empty", (name, read) => {
  for (const empty of ["", "  "]) expect(read(environment({ [name]: empty }))).toEqual(read({}));
});

it.each([
  ["PORT", "abc"],
  ["PORT", "4173.5"],
  ["PORT", "-1"],
  ["PORT", "99999"],
  ["KEEP_RELEASES", "many"],
  ["KEEP_DAYS", "-1"],
  ["TRUST_PROXY", "true"],
] as const)("refuses %s=%s by name, in Korean and English", (name, value) => {
  expect(() => READERS[name](environment({ [name]: value }))).toThrow(
    new RegExp(`^(?=.*${name})[^\\n]*[가-힣][^\\n]*\\n(?=.*${name})[^가-힣]+$`, "u"),
  );
});

it("reads the complexes of a deployment in their order", () => {
  expect(readSites({})).toEqual([]);
  expect(readSites({ SITES: "" })).toEqual([]);
  expect(readSites({ SITES: " dasom, hanbit-2 ," })).toEqual(["dasom", "hanbit-2"]);
});

it.each(["../dasom", "Dasom", "dasom,dasom", "dasom;hanbit"])("refuses %j", (SITES) => {
  expect(() => readSites({ SITES })).toThrow(/slug[^\n]*\n[\x20-\x7e]+$/u);
});
