import { koreanDate, visitDays } from "@danji/complex/sale-dates";
import { checkVisitDate } from "@danji/api/leads/days";
import { expect, type Locator, type Page } from "@playwright/test";
import { complex } from "./complex.ts";

const { consent, privacy } = complex.forms;

/** The booking of a visit, of which a page has one at most. */
export const visitForm = (page: Page): Locator =>
  page.locator("form").filter({ has: page.getByLabel("방문 희망일", { exact: true }) });

/** The inquiry: the other form with a message. */
export const inquiryForm = (page: Page): Locator =>
  page.locator("form").filter({
    has: page.getByLabel("문의내용", { exact: true }),
    hasNot: page.getByLabel("방문 희망일", { exact: true }),
  });

/** A day for which a visit can be booked. */
export const VISIT_DAY = ((): string => {
  const visits = visitDays(complex.schedule, complex.forms.retention);
  const now = Date.now();
  const next = Array.from({ length: 400 }, (_, day) => koreanDate(now + day * 86_400_000));
  const day = next.find((candidate) => checkVisitDate(candidate, visits, koreanDate(now)) === undefined);
  if (day === undefined) throw new Error("No visit can be booked for any day of the next year.");
  return day;
})();

/** The popup. */
export const popup = (page: Page): Locator => page.getByRole("dialog", { name: "관심고객 등록" });

/** Buttons that open the popup. */
export const headerButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /관심고객 등록/u });
export const heroButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "관심고객 등록하기" });

/** Expects the focus to be somewhere in the popup, or on it. */
export const expectFocusInside = (page: Page) =>
  expect.poll(() => popup(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);

/** Opens the popup by the header's button; it is entered in the frame after the one that shows it. */
export async function openPopup(page: Page): Promise<void> {
  await headerButton(page).click();
  await expect(popup(page)).toBeVisible();
  await expectFocusInside(page);
}

/** A field by its label. */
export const field = (form: Locator, label: string): Locator => form.getByLabel(label, { exact: true });

/** Types into fields, by their labels. */
export async function fillIn(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(form, label).fill(value);
}

/** The separate box for advertising. */
export const marketing = (form: Locator): Locator => form.getByRole("checkbox", { name: privacy.advertising.label });

/** Label of the required box, of a complex that asks for consent by one. */
const CONSENT = "개인정보 수집·이용에 동의합니다 (필수)";
const asksConsent = consent === "checkbox";

/** What a form says of a consent that is missing, by label; nothing where the complex asks for none. */
export const NO_CONSENT = asksConsent ? { [CONSENT]: "개인정보 수집·이용에 동의해 주세요." } : {};
/** What a form sends of the consent. */
export const GIVEN_CONSENT = asksConsent ? { consent: true } : {};

/** Types into the fields of a form for leads, by their labels, and gives the consent that the complex asks for. */
export async function fillInLead(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  if (asksConsent) await field(form, CONSENT).check();
  await fillIn(form, values);
}

/** Expects fields, by their labels, to hold these values. */
export async function expectFilled(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(field(form, label)).toHaveValue(value);
}

/** Expects a field to be marked wrong, to have the focus, and to be described by a sentence in sight beside it. */
export async function expectRefused(form: Locator, label: string, sentence: string): Promise<void> {
  const control = field(form, label);
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(control).toBeFocused();
  await expectDescribed(form, label, sentence);
}

/** Expects several fields to be wrong: the list of them has the focus, names each with its sentence and leads to it. */
export async function expectSummary(form: Locator, wrong: Readonly<Record<string, string>>): Promise<void> {
  const summary = form.getByRole("group", { name: "입력하신 내용을 확인해 주세요." });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText(Object.values(wrong));
  for (const [label, sentence] of Object.entries(wrong)) {
    await summary.getByRole("link", { name: sentence }).click();
    await expectRefused(form, label, sentence);
  }
}

/** Expects a sentence in sight, tied to a field by `aria-describedby`. */
export async function expectDescribed(form: Locator, label: string, sentence: string): Promise<void> {
  const ids = (await field(form, label).getAttribute("aria-describedby")) ?? "";
  const descriptions = form.locator(
    ids
      .split(" ")
      .map((id) => `[id="${id}"]`)
      .join(","),
  );
  await expect(descriptions.filter({ hasText: sentence })).toBeVisible();
}

let people = 0;

/** A name that no other test uses, by which its row is found in the database. */
export function newName(): string {
  people += 1;
  return `손님 ${process.pid}-${people}`;
}

/** A phone number that no other test uses, whose leads stand in a row of their own. */
export function newPhone(): string {
  people += 1;
  const [middle = "", last = ""] = [process.pid % 10_000, people].map((part) => String(part).padStart(4, "0"));
  return `010-${middle}-${last}`;
}
