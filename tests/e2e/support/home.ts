import { kinds } from "@danji/blocks/kinds.ts";
import { HERO_ID, homeScreens } from "@danji/complex/home-screens";
import { expect, type Page } from "@playwright/test";
import type * as z from "zod";
import { complex } from "./complex.ts";

/** What the home page consists of, downwards; wide windows leave out what is not `paged`. */
export const PARTS = [
  { id: HERO_ID, label: complex.identity.name, paged: true },
  ...homeScreens(kinds, complex.home.sections),
];

/** The home page's screens in wide windows, downwards. */
export const SCREENS = PARTS.filter(({ paged }) => paged);

/** Index of the last screen. */
export const LAST = SCREENS.length - 1;

/** Index of the footer, which is half a step (docs/product.md, 2.11). */
export const FOOTER = LAST + 0.5;

/** Returns the index of a screen by its id. */
export function placeOf(id: string): number {
  const place = SCREENS.findIndex((screen) => screen.id === id);
  if (place === -1) throw new Error(`The home page has no screen ${id}.`);
  return place;
}

/** Returns the section of a kind, which the home page under test must have. */
export function sectionOf<Section>({ schema }: { readonly schema: z.ZodType<Section> }): Section {
  const [found] = complex.home.sections.flatMap((section) => schema.safeParse(section).data ?? []);
  if (!found) throw new Error("The home page has no such section.");
  return found;
}

const index = (page: Page) => page.getByRole("navigation", { name: "화면 목록" });

/** The link of the index that leads to a screen. */
export const entry = (page: Page, place: number) => index(page).getByRole("link").nth(place);

/** Opens the home page and waits until wheel and keys page. */
export async function openPaged(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  // The pager comes with the first move, and a move may come before the script that looks for it.
  await expect
    .poll(async () => {
      await page.mouse.move(700, 450);
      await page.mouse.move(701, 450);
      return page.locator('[data-state="paging"]').count();
    })
    .toBe(1);
}

/** Waits until a screen shows, whole and at rest. */
export async function expectAt(page: Page, place: number): Promise<void> {
  await expect(entry(page, Math.floor(place))).toHaveAttribute("aria-current", "true");
  await expect.poll(() => distanceTo(page, place)).toBeLessThanOrEqual(1);
}

/** Pixels between where the page is and where it is to show a screen. */
const distanceTo = (page: Page, place: number) =>
  page.evaluate(
    (screen) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const section = document.querySelectorAll("main section[id]:not([data-layout])")[screen];
      return section ? Math.abs(section.getBoundingClientRect().top) : scrollHeight - clientHeight - window.scrollY;
    },
    Number.isInteger(place) ? place : Number.MAX_SAFE_INTEGER,
  );

/** Waits longer than the lock between two steps (docs/product.md, 4.6). */
export const lockOver = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 550)));
