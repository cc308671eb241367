import { complex } from "../../e2e/support/complex.ts";
import type { Journey } from "../journey.ts";

const [first, second] = complex.supply.types.filter(({ plan }) => plan !== undefined);
if (!first || !second) throw new Error("The complex has too few plans.");

const TYPES = "[aria-label='평면 타입']";
const NEXT = { css: "main button", name: "다음 타입" };
const typeButton = (label: string) => ({ css: `${TYPES} button`, name: label });
const drawing = (label: string, variant = "확장형") => ({
  css: "[aria-label='평면도'] [data-drawing] > svg",
  name: `${label} 타입 평면도, 발코니 ${variant}`,
});

const QUESTION = { css: "main button[aria-expanded]", name: complex.faq["chooseFlat"]?.question ?? "" };
const building = (index: number) => ({ css: "main button", name: `${complex.supply.buildings[index]?.number}동` });

export const planJourneys: readonly Journey[] = [
  {
    title: "goes from one floor plan to the next and switches its balconies by key",
    async run({ page }) {
      await page.open(first.page);
      await page.expectHydrated(typeButton(first.label));
      await page.expectAttribute(typeButton(first.label), "aria-pressed", "true");
      await page.expectShown(drawing(first.label));
      await page.click(NEXT);
      await page.expectAttribute(typeButton(second.label), "aria-pressed", "true");
      await page.expectShown(drawing(second.label));
      await page.click(typeButton(first.label));
      await page.expectShown(drawing(first.label));
      await page.evaluate(() => document.querySelector<HTMLElement>("main input[type=radio]:checked")?.focus());
      await page.press("ArrowLeft");
      await page.expectShown(drawing(first.label, "기본형"));
      await page.expectHidden(drawing(first.label));
    },
  },
  {
    title: "opens an answer and closes it",
    async run({ page }) {
      const answer = {
        css: "main [role=region] p, main [data-state=open] p",
        name: complex.faq["chooseFlat"]?.answer[0] ?? "",
      };
      await page.open("/SalesInfo/SubscriptionGuide");
      await page.expectHydrated(QUESTION);
      await page.click(QUESTION);
      await page.expectAttribute(QUESTION, "aria-expanded", "true");
      await page.expectShown(answer);
      await page.click(QUESTION);
      await page.expectAttribute(QUESTION, "aria-expanded", "false");
      await page.expectHidden(answer);
    },
  },
  {
    title: "says what is known of a building that is selected on the site plan",
    async run({ page }) {
      await page.open("/ComplexGuide/intro");
      await page.expectHydrated(building(0));
      await page.click(building(0));
      await page.expectAttribute(building(0), "aria-pressed", "true");
      await page.expectText({ css: "main [role=status]" }, `지상 ${complex.supply.buildings[0]?.floors}층`);
    },
  },
];
