import type { Page } from "@playwright/test";
import { complex, pagesWith } from "./support/complex.ts";
import { expect, test } from "./support/test.ts";

test.use({ sharesContext: true });

const { guides } = complex.videos;
/** Pages with films to choose from; not every complex has one. */
const GUIDES = pagesWith("guideFilms");

/** The frame of a film. */
const player = (page: Page, title: string) => page.getByRole("group", { name: title }).locator("[data-state]");

for (const path of GUIDES)
  test(`plays the selected guide of ${path} only`, async ({ page }) => {
    await page.goto(path);
    const [first, second] = guides;
    await expect(page.getByRole("tab", { selected: true })).toHaveText(first?.title ?? "");
    await expect(player(page, first?.title ?? "")).toHaveAttribute("data-state", /started|ended/u);
    await page.getByRole("tab", { selected: true }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: second?.title ?? "" })).toHaveAttribute("aria-selected", "true");
    await expect(player(page, second?.title ?? "")).toHaveAttribute("data-state", "started");
    const playing = () =>
      page.locator("video").evaluateAll((videos: HTMLVideoElement[]) => videos.filter((video) => !video.paused).length);
    expect(await playing()).toBe(1);
  });
