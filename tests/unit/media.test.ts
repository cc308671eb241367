import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
/** What all images, films and fonts in the repository may weigh together, in bytes. */
const BUDGET = 60_000_000;
const MEDIA = /\.(?:jpe?g|png|webp|avif|gif|ico|mp4|webm|mov|woff2?|ttf|otf|pdf)$/u;

it("keeps the pictures and films of the repository light enough to be fetched with it", () => {
  const media = execFileSync("git", ["ls-files", "-z"], { cwd: root })
    .toString()
    .split("\0")
    .filter((file) => MEDIA.test(file));
  expect(media.length).toBeGreaterThan(0);
  // What is on its way out is not on the disk any more.
  const bytes = media.reduce(
    (sum, file) => sum + (statSync(join(root, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  expect(bytes).toBeLessThan(BUDGET);
  // What a build has made is made again by the next one.
  expect(media.filter((file) => /(?:^|\/)(?:dist|tmp|assets)\//u.test(file))).toEqual([]);
});
