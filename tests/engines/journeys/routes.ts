import { expect } from "vitest";
import { CUSTOMER, needPageWith, PRESS } from "../../e2e/support/complex.ts";
import { textsOfPage } from "../../e2e/support/page-texts.ts";
import { withoutBlanks } from "../../e2e/support/reading.ts";
import { ROUTES } from "../../e2e/support/routes.ts";
import type { Journey } from "../journey.ts";

/** Reads all that is asked of a page at once: each evaluation is a round trip. Lazy images are loaded. */
function readState() {
  const heading = document.querySelector("main h1");
  const isHydrated = heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactFiber$"));
  const images = [...document.images].filter((image) => image.getClientRects().length > 0);
  // Before that, the attribute would be another than React expects.
  if (isHydrated) for (const image of images) image.loading = "eager";
  return {
    heading: heading?.textContent,
    isHydrated,
    missingImages: images
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.currentSrc),
    sidewaysScroll: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}

const SHOWN = { isHydrated: true, missingImages: [], sidewaysScroll: 0 };

/** Reads the texts in sight, those of closed answers and unselected tabs, names of columns, and what the page has reported. */
function readTexts() {
  // What is not laid out before it is near has no text for Firefox.
  for (const element of document.querySelectorAll<HTMLElement>("main > section, footer"))
    element.style.contentVisibility = "visible";
  const closed = document.querySelectorAll("[hidden], [inert], [data-state='closed'], [data-state='inactive']");
  // Names of columns beside the values of stacked rows are generated from these attributes.
  const labels = [...document.querySelectorAll("[data-label]")].map((cell) => cell.getAttribute("data-label"));
  return {
    text: [document.body.innerText, ...labels, ...[...closed].map(({ textContent }) => textContent)].join(""),
    complaints: globalThis.takeComplaints?.(),
  };
}

/** One page of each kind: with pictures, plans, tools, a map, forms and a table. */
const PAGES = new Set([
  "/",
  ...(["plans", "findFlat", "fundingPlanner", "map"] as const).map((kind) => needPageWith(kind)),
  CUSTOMER,
  PRESS,
]);

/** Pages are opened in this journey and in no other only to be looked at. */
export const routeJourneys: readonly Journey[] = [
  {
    title: "shows each kind of page with its texts and images, hydrated and without a complaint",
    timeout: 300_000,
    async run({ page, wide }) {
      for (const { path, h1 } of ROUTES.filter((route) => PAGES.has(route.path))) {
        await page.open(path);
        await expect.poll(() => page.evaluate(readState), { message: path }).toEqual({ ...SHOWN, heading: h1 });
        const { text, complaints } = await page.evaluate(readTexts);
        const said = withoutBlanks(text);
        const missingTexts = textsOfPage(path, wide).filter((wanted) => !said.includes(withoutBlanks(wanted)));
        expect.soft({ missingTexts, complaints }, path).toEqual({ missingTexts: [], complaints: [] });
      }
    },
  },
];
