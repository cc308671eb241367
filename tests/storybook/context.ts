import { devices } from "@playwright/test";

/**
 * The window of a story: in Korean, in Seoul, and nothing moves while it is looked at. Storybook knows its test runner by
 * this name, and ends animations then in place of waiting for them: 5 s for one that follows the scroll.
 */
export const STORY_CONTEXT = {
  locale: "ko-KR",
  timezoneId: "Asia/Seoul",
  reducedMotion: "reduce",
  userAgent: `${devices["Desktop Chrome"].userAgent} (StorybookTestRunner)`,
} as const;
