import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../app/scripts/paths.mjs";
import { JOURNEYS, journeysOf, runOf } from "../changed.mjs";
import { CHECKS } from "../stages.mjs";

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

it.each([
  ["packages/ui/src/popup/Popup.tsx", ["unit", "build", "site", "stories", "gestures", "e2e"]],
  ["packages/sections/src/faq/FaqBlock.tsx", ["unit", "build", "site", "stories", "gestures", "e2e"]],
  ["packages/ui/src/popup/Popup.stories.tsx", ["unit", "stories", "gestures"]],
  ["packages/server/src/store/firestore/leads.ts", ["unit", "build", "site", "rules"]],
  ["packages/data/firestore.rules", ["unit", "rules"]],
  ["tests/e2e/popup.spec.ts", ["unit", "e2e"]],
  ["tests/e2e/support/forms.ts", ["unit", "e2e"]],
  ["tests/site/wire.test.ts", ["unit", "site"]],
  [".storybook/preview.tsx", ["unit", "stories", "gestures"]],
  ["docs/testing.md", ["unit"]],
])("runs for %s the checks and %j", (file, expected) => {
  const { lanes, alone } = runOf([file]);
  const names = [...lanes.flat(), ...alone].map(({ name }) => name);
  const checks = CHECKS.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...checks, ...expected].toSorted());
});
