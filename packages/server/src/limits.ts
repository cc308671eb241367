/**
 * Limits of the backend; each can be overridden where the app is created. Over Firestore those of leads hold over all instances while
 * transactions succeed, and else in each instance.
 */
export interface Limits {
  /** Leads from one address in a minute; more are quarantined. An office behind one address books by the dozen, a robot by the hundred. */
  readonly leadsPerMinutePerAddress: number;
  /**
   * Leads by one hop (see `Client`) in a minute; more are quarantined. Visitors share a node of the CDN, or the IPv6 block of a mobile
   * network; who forges addresses, or has such a block, has one hop, and a quarter of what all have.
   */
  readonly leadsPerMinutePerHop: number;
  /** Leads of one site in a minute; more are quarantined. Ten a second, which no real rush on a model house reaches. */
  readonly leadsPerMinute: number;
  /** Leads of one address that are quarantined in an hour; more are refused. */
  readonly quarantinedPerHourPerAddress: number;
  /**
   * Leads by one hop that are quarantined in an hour: a twenty-fourth of a day's, so that one caller cannot use up a day. Above it, only
   * the first leads of a network are stored (the reserve), up to the same number again.
   */
  readonly quarantinedPerHourPerHop: number;
  /**
   * Leads of one site that are quarantined in a day: as many as Firestore stores in a day free of charge, some 200 MB at their longest.
   * Above it, only the first leads of a network are stored, up to {@link reservedPerDay}.
   */
  readonly quarantinedPerDay: number;
  /** First leads of one network (see `Client`) that are quarantined in an hour although the bounds above are used up. */
  readonly reservedPerHourPerNetwork: number;
  /** The same of one site in a day; more are refused. Beside the bound of a day. */
  readonly reservedPerDay: number;
  /** Posts and changes of any kind and outcome from one address in a minute. Only keeps a flood away from parsing and the disk. */
  readonly postsPerMinutePerAddress: number;
  /** The same by one hop, which visitors may share. */
  readonly postsPerMinutePerHop: number;
  /**
   * Requests of pages, feeds and data that reach the functions from one address in a minute. What the CDN has does not reach them. On the
   * embedded host those of the press as data alone: a page comes from memory or the disk, and an office loads many.
   */
  readonly readsPerMinutePerAddress: number;
  /** Those by one hop that cost reads of the database. */
  readonly readsPerMinutePerHop: number;
  /** Openings of articles counted from one address in a minute; further ones are read and not counted. */
  readonly viewsPerMinutePerAddress: number;
  /** The same by one hop: sixty a second, more than a node of the CDN passes on of a well-read article. */
  readonly viewsPerMinutePerHop: number;
  /** Press pages rendered for one address in a minute; further ones come as they were built, and the browser fetches the articles. */
  readonly pagesPerMinutePerAddress: number;
  /** The same by one hop. */
  readonly pagesPerMinutePerHop: number;
  /** Text messages of one kind to one number in a day: repeated bookings, or a stranger's, must not flood a phone. */
  readonly messagesPerNumberAndDay: number;
  /** Text messages of one kind after the bookings from one address in an hour: those of an office, not of a robot. */
  readonly messagesPerHourPerAddress: number;
  /** Text messages of one kind after the bookings by one hop in an hour, an eighth of all. */
  readonly messagesPerHourPerHop: number;
  /** Text messages of one kind for one site in an hour: a fifth of a day, so that a flood leaves some for the rest of it. */
  readonly messagesPerHour: number;
  /** Text messages of one kind for one site in a day. Each costs money, and every visitor can book. */
  readonly messagesPerDay: number;
  /** Free bytes below which the disk of the data is reported as nearly full. */
  readonly leastFreeBytes: number;
}

/** Limits of a real site. */
export const DEFAULT_LIMITS: Limits = {
  leadsPerMinutePerAddress: 60,
  leadsPerMinutePerHop: 150,
  leadsPerMinute: 600,
  quarantinedPerHourPerAddress: 600,
  quarantinedPerHourPerHop: 800,
  quarantinedPerDay: 20_000,
  reservedPerHourPerNetwork: 5,
  reservedPerDay: 20_000,
  postsPerMinutePerAddress: 600,
  postsPerMinutePerHop: 6000,
  readsPerMinutePerAddress: 600,
  readsPerMinutePerHop: 1200,
  viewsPerMinutePerAddress: 30,
  viewsPerMinutePerHop: 3600,
  pagesPerMinutePerAddress: 120,
  pagesPerMinutePerHop: 600,
  messagesPerNumberAndDay: 1,
  messagesPerHourPerAddress: 10,
  messagesPerHourPerHop: 50,
  messagesPerHour: 400,
  messagesPerDay: 2000,
  leastFreeBytes: 500_000_000,
};

/** How many times the leads of {@link Limits} a sender with a proof of App Check may leave. */
export const PROVEN_FACTOR = 10;

/**
 * Failed sign-ins that cost no wait, from one address to one account and from one known device. People mistype; more than
 * this is guessing.
 */
export const FREE_SIGN_IN_FAILURES = 5;

/** The same from one address to all accounts: an office behind one address mistypes more, and each check costs a quarter of a second. */
export const FREE_ADDRESS_FAILURES = 20;

/** The same by one hop: who has a block of IPv6 addresses must not keep the queue of checks full. */
export const FREE_HOP_FAILURES = 60;

/** Failed sign-ins that the audit log records per hour in total; bounds the space that guessing takes on the disk. */
export const RECORDED_FAILURES_PER_HOUR = 200;

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
