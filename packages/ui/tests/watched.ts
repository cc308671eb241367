import { expect, waitFor } from "storybook/test";
import { runner } from "./runner.ts";

/**
 * The watch over leaks sees what a package has started on the page: it would otherwise find nothing to say of what stays
 * when the story is gone. Only the test runner keeps that watch (`npm run test:stories`).
 *
 * @param starters Packages, each as its file is called in the browser.
 */
export async function expectWatched(...starters: readonly RegExp[]): Promise<void> {
  for (const starter of starters) {
    await waitFor(() => expect(runner().tracesLeft()).toContainEqual(expect.stringMatching(starter)));
  }
}
