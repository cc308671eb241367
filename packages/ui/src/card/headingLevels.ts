/** Levels that the title of a card may have. */
export const CARD_HEADING_LEVELS = [2, 3, 4] as const;
export type CardHeadingLevel = (typeof CARD_HEADING_LEVELS)[number];
