import { expect, type Page } from "@playwright/test";

/** Lets the next request that fits meet a backend that fails, and waits until it is felt. */
export async function suffer(page: Page, pattern: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  let met = false;
  await page.route(
    pattern,
    (route) => {
      met = true;
      return route.fulfill({ status: 500, json: { error: { code: 500, status: "INTERNAL" } } });
    },
    { times: 1 },
  );
  await act();
  await expect.poll(() => met, "nobody has asked").toBe(true);
}
