import type { Page, Request } from "@playwright/test";

/** What is held back. */
interface Held {
  /** What has been asked for, in order. */
  readonly asked: readonly Request[];
  /** Lets it go, and whatever is asked for after that. */
  readonly release: () => void;
}

/**
 * Holds back the answers to what a page asks for, as a slow line would.
 *
 * @param addresses A pattern as `route` takes it.
 */
export async function hold(page: Page, addresses: string | RegExp): Promise<Held> {
  const asked: Request[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    asked.push(route.request());
    await released;
    await route.continue();
  });
  return { asked, release };
}
