import { expect, it } from "vitest";
import { read, tracked } from "./tracked.ts";

/** What puts figures and days into words without packages/complex. */
const RAW =
  /\.toLocale(?:Date|Time)?String\(|\.toFixed\(|\bIntl\.\w+Format\b|\.replace(?:All)?\((?:"-"|\/-\/g), "\."\)|" ?\(예정\)"|\}(?:세대|㎡|건|동|호|층|년| ?기준)|D-(?:DAY|\$\{)/u;

/** Sources of what people read; the kit, the plans and the data know no complex and have their own tests. */
const READ = /^(?:packages\/(?:blocks|server|delivery)\/src|app\/src|packages\/complex\/src\/messages)\//u;

/** Files that round figures which no page shows as text. */
const UNREAD: Readonly<Record<string, string>> = {
  "packages/delivery/src/bundle/drawn-plans.ts": "ratio of a drawing's sides, in CSS",
  "packages/delivery/src/fonts/fonts.ts": "metrics of fonts, in CSS",
  "packages/delivery/src/step.ts": "seconds of a step, in the log of the build",
};

it("leaves figures and days to the formatters of packages/complex", () => {
  const sources = tracked.filter(
    (file) => READ.test(file) && /\.tsx?$/u.test(file) && !/\.(?:test|stories|fixture)\./u.test(file),
  );
  expect(sources.length).toBeGreaterThan(200);
  const raw = sources.filter((file) => RAW.test(read(file)));
  expect(raw.toSorted()).toEqual(Object.keys(UNREAD));
});
