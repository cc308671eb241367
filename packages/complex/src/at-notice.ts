/** What stands where a figure is known only on the day of the recruitment announcement. */
export const AT_NOTICE = "공고 시 안내";
