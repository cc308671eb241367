import type { Page } from "@playwright/test";

/** Files of Storybook and of axe, by their names in the built Storybook. */
const TOOLS = /\/assets\/(?:@?storybook|axe-core)[^/]*$/;

/** Returns a list that grows with all that is written to the console of a page, its uncaught errors included. */
export function consoleOf(page: Page): string[] {
  const written: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    // What presses, types and searches makes the browser warn of its own ways.
    if (message.type() !== "warning" || !TOOLS.test(url)) written.push(`${message.type()}: ${message.text()} ${url}`);
  });
  page.on("pageerror", (error) => written.push(error.stack ?? error.message));
  return written;
}
