import { readdirSync, rmSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { played } from "./played.ts";
import { allStates } from "./storybook-index.ts";

/** The day on which all stories take place: nothing counts down while it is photographed. */
const TODAY = new Date("2026-03-02T10:00:00+09:00");

/** Stands in for what other sites show in frames. */
const FRAME = "#8a8a8a";

/** Leaves the search for violations to the stories' own tests: here it would only take time. */
const WITHOUT_AXE = "globals=a11y.manual:!true";

/** Opens a story, waits until it has played to its end, and tells how that was. */
async function play(page: Page, id: string): Promise<string | undefined> {
  await page.clock.setFixedTime(TODAY);
  await page.goto(`${process.env["STORYBOOK_URL"]}/iframe.html?id=${id}&viewMode=story&${WITHOUT_AXE}`);
  return played(page);
}

/** Waits for typefaces and pictures, those below the fold included. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    // A picture that is meant to fail cannot be decoded; it is photographed as it is.
    await Promise.allSettled(Array.from(document.images, (picture) => picture.decode()));
    await document.fonts.ready;
  });
}

for (const { id, name } of allStates()) {
  test(name, async ({ page }) => {
    expect(await play(page, id), `${id} did not play to its end`).toBe("success");
    await settle(page);
    // What a frame shows is set in whatever the machine has, and nobody's but the other site's.
    const mask = [page.locator("iframe")];
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true, mask, maskColor: FRAME });
  });
}

test("a story whose play function throws is no success", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLElement.prototype.focus = () => {
      throw new Error("Nothing takes the focus.");
    };
  });
  expect(await play(page, "primitives-popup--keyboard")).toBe("Nothing takes the focus.");
});

test("every picture has its story", () => {
  const folder = dirname(test.info().snapshotPath("any.png", { kind: "screenshot" }));
  const names = new Set(allStates().map(({ name }) => name));
  const orphans = readdirSync(folder).filter((file) => !names.has(parse(file).name));
  if (test.info().config.updateSnapshots === "none") expect(orphans, "renew the pictures with --update").toEqual([]);
  else for (const orphan of orphans) rmSync(join(folder, orphan));
});
