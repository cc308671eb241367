/** How much the backend takes from whom; each can be overridden where the app is created. */
export interface Limits {
  /** Leads stored from one address in a minute. An office behind one address books by the dozen, a robot by the hundred. */
  readonly leadsPerMinutePerAddress: number;
  /** Leads stored in a minute in all: ten a second, which no real rush on a model house reaches. */
  readonly leadsPerMinute: number;
  /** Posts and changes of any kind and outcome from one address in a minute. Only keeps a flood away from parsing and the disk. */
  readonly postsPerMinutePerAddress: number;
  /** Text messages of one kind to one number in a day: whoever books again knows the address, and nobody is rung up by a stranger's bookings. */
  readonly messagesPerNumberAndDay: number;
  /** Text messages of one kind in a day in all. Each costs money, and anybody can book. */
  readonly messagesPerDay: number;
}

/** Limits of a real site. */
export const DEFAULT_LIMITS: Limits = {
  leadsPerMinutePerAddress: 60,
  leadsPerMinute: 600,
  postsPerMinutePerAddress: 600,
  messagesPerNumberAndDay: 1,
  messagesPerDay: 2000,
};

/** Largest lead in bytes: 2,000 characters of 12 bytes in their widest encoding, doubled for messages that are told to be too long. */
export const LEAD_MAX_BYTES = 64 * 1024;

/** Largest press article in bytes: its 50,000 characters of 6 escaped bytes, and the rest. */
export const ARTICLE_MAX_BYTES = 512 * 1024;

/** Largest change to a press article in bytes: it carries the article as it was seen, too. */
export const ARTICLE_EDIT_MAX_BYTES = 2 * ARTICLE_MAX_BYTES;

/** Largest sign-in in bytes. */
export const CREDENTIALS_MAX_BYTES = 4 * 1024;

/** Largest question of the desk about leads, in bytes. */
export const DESK_MAX_BYTES = 4 * 1024;
