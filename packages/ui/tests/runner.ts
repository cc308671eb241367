import type { CDPSession, Page } from "@playwright/test";

/** What the runner of `npm run test:stories` gives to the page of a story. */
export interface StoryRunner {
  /** Sends a command of the DevTools protocol to the page. */
  readonly send: CDPSession["send"];
  /** Resizes the window. */
  readonly setViewportSize: Page["setViewportSize"];
  /** Returns each listener, timer, frame and observer that the story started and has not stopped. */
  readonly tracesLeft: () => string[];
  /** Starts the list of {@link tracesLeft} again. */
  readonly forgetTraces: () => void;
  /** Sets the date to a time that does not pass, in milliseconds, or back to the real one. */
  readonly setToday: (today: number | undefined) => void;
}

declare global {
  /** Set by the test runner alone; in Storybook the user's own device is the real one. */
  var storyRunner: StoryRunner | undefined;
}

/**
 * Returns the test runner.
 *
 * @throws in Storybook, which has none.
 */
export function runner(): StoryRunner {
  if (!globalThis.storyRunner) throw new Error("Real input needs the test runner: npm run test:stories.");
  return globalThis.storyRunner;
}
