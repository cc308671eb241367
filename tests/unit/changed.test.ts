import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../app/scripts/paths.mjs";
import { JOURNEYS, journeysOf } from "../changed.mjs";

const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root }).toString().split("\0");
const specs = readdirSync(join(root, "tests/e2e")).filter((file) => file.endsWith(".spec.ts"));

describe.each(JOURNEYS)("the tests of a change in %s", (about, names) => {
  it("belong to files that exist", () => {
    expect(tracked.some((file) => about.test(file))).toBe(true);
  });

  it.each(names)("%s exist", (name) => {
    expect(specs.some((file) => file.startsWith(name))).toBe(true);
  });
});

it("selects the journeys of all files that have changed, each once", () => {
  const files = [
    "packages/ui/src/popup/Popup.tsx",
    "packages/ui/src/modal/focusFirst.ts",
    "packages/sections/src/announcement/open-document.ts",
  ];
  expect(journeysOf(files)).toEqual(["popup", "announcement"]);
});
