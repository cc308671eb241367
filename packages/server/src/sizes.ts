/** Largest lead in bytes: 2,000 characters of 12 bytes in their widest encoding, doubled, so that longer messages are refused with a reason. */
export const LEAD_MAX_BYTES = 64 * 1024;

/** Largest press article in bytes: its 50,000 characters of 6 escaped bytes, and the rest. */
export const ARTICLE_MAX_BYTES = 512 * 1024;

/** Largest change to a press article in bytes: it carries the article as it was seen, too. */
export const ARTICLE_EDIT_MAX_BYTES = 2 * ARTICLE_MAX_BYTES;

/** Largest sign-in in bytes. */
export const CREDENTIALS_MAX_BYTES = 4 * 1024;

/** Largest opening of an article in bytes: an id. */
export const OPENING_MAX_BYTES = 1024;

/** Largest question of the admin page about leads, in bytes. */
export const ADMIN_MAX_BYTES = 4 * 1024;

/** Free bytes below which the disk of the data is reported as nearly full. */
export const LEAST_FREE_BYTES = 500_000_000;
