/** The window of a story: in Korean, in Seoul, and nothing moves while it is looked at. */
export const STORY_CONTEXT = { locale: "ko-KR", timezoneId: "Asia/Seoul", reducedMotion: "reduce" } as const;
