import type { Page } from "@playwright/test";
import { complex } from "./complex.ts";

export const { types } = complex.supply;
/** The types of the complex under test that have a plan. */
export const drawn = types.filter(({ plan }) => plan !== undefined);
const [one, two, three] = drawn;
if (!one || !two || !three) throw new Error("The complex under test has too few plans.");
export const [first, second, third] = [one, two, three];
/** Types are in the order of their sizes. */
export const smallestAndLargest = [first, drawn.at(-1) ?? third];

export const viewer = (page: Page) => page.getByRole("region", { name: "평면도", exact: true });
export const stage = (page: Page) => viewer(page).getByRole("group", { name: "평면도", exact: true });
export const typeButton = (page: Page, label: string) =>
  viewer(page).getByRole("group", { name: "평면 타입" }).getByRole("button", { name: label, exact: true });
export const drawing = (page: Page, label: string, variant = "확장형") =>
  stage(page).getByRole("img", { name: `${label} 타입 평면도, 발코니 ${variant}` });
export const variant = (page: Page, name: string) => viewer(page).getByRole("radio", { name });
/** Opens the table of rooms, which stays open for each flat. */
export const openRooms = (page: Page) => viewer(page).getByRole("button", { name: "방의 크기와 면적" }).click();
export const rooms = (page: Page, label: string, name = "확장형") =>
  viewer(page).getByRole("table", { name: `${label} ${name}의 방과 면적` });
