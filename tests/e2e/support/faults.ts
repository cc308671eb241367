import type { Page } from "@playwright/test";

/** Lets the next request that fits meet a backend that fails, and waits until it is felt. */
export async function suffer(page: Page, pattern: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  const failure = { status: 500, json: { error: { code: 500, status: "INTERNAL" } } };
  await page.route(pattern, (route) => route.fulfill(failure), { times: 1 });
  const met = page.waitForResponse(pattern);
  await act();
  await met;
}
