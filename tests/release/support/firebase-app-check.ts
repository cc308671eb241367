import type { Page } from "@playwright/test";
import type { FirebaseSite } from "./firebase.ts";
import { fillIn, newName, visitForm } from "../../e2e/support/forms.ts";
import { expect, test } from "../../e2e/support/test.ts";
import { openHydrated } from "../../e2e/support/page.ts";

const SCRIPT = "https://www.google.com/recaptcha/enterprise.js*";
const EXCHANGE = "https://content-firebaseappcheck.googleapis.com/**";
const ENDPOINT = "**/api/forms/visit";
const TOKEN = "token of App Check";
const SUCCESS = "방문예약이 완료되었습니다.";

/** Stands in for reCAPTCHA, whose script is Google's: takes everybody for a person. */
const RECAPTCHA = `
  let answered;
  self.grecaptcha = { enterprise: {
    ready: (callback) => callback(),
    render: (container, { sitekey, callback }) => { answered = () => callback(sitekey); return 0; },
    execute: async () => { answered(); return "taken for a person"; },
  } };`;

async function answerForGoogle(page: Page): Promise<void> {
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body: RECAPTCHA }));
  await page.route(EXCHANGE, (route) =>
    route.fulfill({
      json: { token: route.request().postData()?.includes('"limited_use":true') ? TOKEN : "of an hour", ttl: "300s" },
      headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" },
    }),
  );
}

const send = (page: Page) => visitForm(page).getByRole("button", { name: "방문예약 신청" }).click();
const told = (page: Page, words: string) => visitForm(page).getByText(words);

const guest = () => ({ 이름: newName(), 연락처: "010-1234-5678", 생년월일: "900101", 문의내용: "주차가 되나요?" });

/** How leads of a site with a key of reCAPTCHA prove where they come from. Declares its tests where it is called. */
export function describeAppCheck(siteOf: () => FirebaseSite): void {
  test("asks Google for nothing before a lead is sent, and sends a token of App Check with it", async ({ page }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (/google|gstatic/u.test(new URL(request.url()).host)) foreign.push(request.url());
    });
    await answerForGoogle(page);
    // On a slow machine the network rests before the code has run; until then the form posts natively, without a token.
    await openHydrated(page, `${siteOf().url}/Promotion/Customer`, visitForm);
    await page.waitForLoadState("networkidle");
    await expect(visitForm(page).getByRole("link", { name: "서비스 약관 (새 창)" })).toBeVisible();
    const typed = guest();
    await fillIn(visitForm(page), typed);
    expect(foreign).toEqual([]);
    const sent = page.waitForRequest(ENDPOINT);
    await send(page);
    expect((await sent).headers()["x-firebase-appcheck"]).toBe(TOKEN);
    await expect(told(page, SUCCESS)).toBeVisible();
    expect(await siteOf().stored("leads")).toContain(typed.이름);
  });

  test("sends without a token when reCAPTCHA is blocked", async ({ page, problems }) => {
    problems.expect(/ERR_FAILED/);
    await page.route(SCRIPT, (route) => route.abort());
    const { url, stored } = siteOf();
    await openHydrated(page, `${url}/Promotion/Customer`, visitForm);
    const typed = guest();
    await fillIn(visitForm(page), typed);
    const sent = page.waitForRequest(ENDPOINT);
    await send(page);
    expect((await sent).headers()["x-firebase-appcheck"]).toBeUndefined();
    await expect(told(page, SUCCESS)).toBeVisible();
    expect(await stored("leads")).toContain(typed.이름);
  });
}
