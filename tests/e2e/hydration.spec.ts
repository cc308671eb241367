import type { Page } from "@playwright/test";
import { complex, CUSTOMER, PRESS } from "./support/complex.ts";
import { articlesOf } from "./support/database.ts";
import { fillInLead, visitForm } from "./support/forms.ts";
import { first } from "./support/plans.ts";
import { builtCopy } from "./support/project-copy.ts";
import { FIRST_PAGE, ROUTES } from "./support/routes.ts";
import { type Server, startServer } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

/** One page of each kind, to be opened in another letter case too. */
const KINDS = [FIRST_PAGE.path, first.page, "/Promotion/Customer", CUSTOMER, PRESS];

/** A build takes ten seconds alone, and many times that on a busy machine. */
const BUILD_TIMEOUT = 600_000;

let development: Server | undefined;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT);
  // React reports attributes that differ in its development build only.
  const folder = await builtCopy("development", { NODE_ENV: "development" });
  development = await startServer({ folder, mode: "development" });
});
test.afterAll(() => development?.dispose());

/** The server of the development build. */
function site(): Server {
  if (development === undefined) throw new Error("The development build is not served.");
  return development;
}

/** Waits until React has hydrated the page's heading, and with it all that stands before. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector("main h1");
    return heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactFiber$"));
  });

// Complaints in the console fail these tests by themselves.
test("hydrates every page without a mismatch", async ({ page, problems }) => {
  test.setTimeout(300_000);
  problems.expect(/status of 404/u);
  const [article] = articlesOf(site().dataDir, complex.press[0]?.title ?? "");
  const fixed = [...ROUTES.map(({ path }) => path), ...KINDS.map((path) => path.toLowerCase())];
  for (const path of new Set([...fixed, `${PRESS}/${article?.id}`, "/nowhere/press", "/nowhere/customer", "/none"])) {
    await page.goto(site().url + path);
    await hydrated(page);
  }
});

test("hydrates the lazy sections of the home page", async ({ page }) => {
  await page.goto(site().url);
  await hydrated(page);
  const form = visitForm(page);
  await form.scrollIntoViewIfNeeded();
  await expect
    .poll(() => form.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactFiber$"))))
    .toBe(true);
});

test("hydrates a booking returned from a native post", async ({ page }) => {
  await page.goto(`${site().url}/Promotion/Customer`);
  await hydrated(page);
  await fillInLead(visitForm(page), {
    이름: "손님",
    연락처: "010-1234-5678",
    생년월일: "900101",
    문의내용: "가".repeat(2001),
  });
  await visitForm(page).evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form));
  await expect(visitForm(page).getByText("문의내용은 2,000자까지 입력할 수 있습니다.")).toBeVisible();
  await hydrated(page);
});

test("would complain if it were otherwise", async ({ page, problems }) => {
  problems.expect(/Hydration failed/u);
  await page.route(`**${FIRST_PAGE.path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(`${FIRST_PAGE.h1}</h1>`, "다른 제목</h1>") });
  });
  const complaint = page.waitForEvent("pageerror");
  await page.goto(site().url + FIRST_PAGE.path);
  expect((await complaint).message).toContain("Hydration failed");
});
