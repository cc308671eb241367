import { expect, it } from "vitest";
import { runOf } from "../changed.ts";
import { CHECKS } from "../stages.ts";

it.each([
  ["packages/ui/src/popup/Popup.tsx", ["unit", "stories", "gestures"]],
  ["packages/blocks/src/faq/Block.tsx", ["unit", "stories", "gestures"]],
  ["packages/ui/src/popup/Popup.stories.tsx", ["unit", "stories", "gestures"]],
  ["packages/complex/src/money.ts", ["unit", "build", "site", "e2e"]],
  ["packages/complex/src/money.test.ts", ["unit"]],
  ["app/src/shell/Shell.tsx", ["unit", "build", "site", "e2e"]],
  ["packages/server/src/store/firestore/leads.ts", ["unit", "build", "site", "e2e", "rules"]],
  ["packages/api/firestore.rules", ["unit", "rules"]],
  ["tests/e2e/popup.spec.ts", ["unit", "e2e"]],
  ["tests/e2e/support/forms.ts", ["unit", "e2e"]],
  ["tests/site/server.test.ts", ["unit", "site"]],
  [".storybook/preview.tsx", ["unit", "stories", "gestures"]],
  ["docs/testing.md", ["unit"]],
])("runs for %s the checks and %j", (file, expected) => {
  const { lanes, alone } = runOf([file]);
  const names = [...lanes.flat(), ...alone].map(({ name }) => name);
  const checks = CHECKS.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...checks, ...expected].toSorted());
});

it.each([
  [
    "its own folder and those of few users",
    ["packages/ui/src/popup/Popup.tsx"],
    ["modal", "popup", "slide-menu", "wheel-pager"],
  ],
  ["its own folder where many use it", ["packages/ui/src/button/Button.tsx"], ["button"]],
  ["all where many use a folder without stories", ["packages/ui/src/hooks/useHydrated.ts"], []],
  ["all beside a change of Storybook's own", [".storybook/preview.tsx", "packages/ui/src/button/Button.tsx"], []],
])("plays the stories of %s", (_, files, folders) => {
  const { args = [] } =
    runOf(files)
      .lanes.flat()
      .find(({ name }) => name === "stories") ?? {};
  expect(args.filter((argument) => !argument.startsWith("--"))).toEqual(folders);
});
