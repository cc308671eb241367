/** Levels that the heading of an error summary may have. */
export const FORM_HEADING_LEVELS = [2, 3, 4] as const;
export type FormHeadingLevel = (typeof FORM_HEADING_LEVELS)[number];
