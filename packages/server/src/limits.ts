/** Rates of the backend, counted in the memory of each process but for what says "stored"; address, network and hop are those of `Client`. */
export interface Limits {
  /** Leads from one address in a minute; more are quarantined. An office behind one address books by the dozen, a robot by the hundred. */
  readonly leadsPerMinutePerAddress: number;
  /** Leads by one hop in a minute; more are quarantined. Who forges addresses has one hop, and a quarter of what all have. */
  readonly leadsPerMinutePerHop: number;
  /** Leads of one site in a minute; more are quarantined. Ten a second, which no real rush on a model house reaches. */
  readonly leadsPerMinute: number;
  /** Leads of one network that are quarantined in an hour; more are refused. So few that a hundred networks leave room for others. */
  readonly quarantinedPerHourPerNetwork: number;
  /** Leads by one hop that are quarantined in an hour; more are refused. Less than a twenty-fourth of a day's. */
  readonly quarantinedPerHourPerHop: number;
  /** Leads of one site that are stored in quarantine in 24 hours: as many as Firestore stores in a day free of charge. */
  readonly quarantinedPerDay: number;
  /** Text messages of one kind after the bookings from one address in an hour: those of an office, not of a robot. */
  readonly messagesPerHourPerAddress: number;
  /** Text messages of one kind after the bookings by one hop in an hour, an eighth of all. */
  readonly messagesPerHourPerHop: number;
  /** Text messages of one kind that are stored for one site in an hour: a fifth of a day's, so that a flood leaves some for the rest of it. */
  readonly messagesPerHour: number;
  /** Text messages of one kind that are stored for one site in 24 hours. Each costs money, and every visitor can book. */
  readonly messagesPerDay: number;
  /** Calls of the API from one address in a minute, on Firebase all that it asks of the functions. Keeps a flood away from parsing and the disk. */
  readonly requestsPerMinutePerAddress: number;
  /** The same by one hop, which visitors may share. */
  readonly requestsPerMinutePerHop: number;
  /** Pages and feeds made of what is stored for one address in a minute, on Firebase everything that reads the database. */
  readonly readsPerMinutePerAddress: number;
  /** The same by one hop. */
  readonly readsPerMinutePerHop: number;
  /** Openings of articles counted from one address in a minute; further ones are read and not counted. */
  readonly viewsPerMinutePerAddress: number;
}

export const DEFAULT_LIMITS: Limits = {
  leadsPerMinutePerAddress: 60,
  leadsPerMinutePerHop: 150,
  leadsPerMinute: 600,
  quarantinedPerHourPerNetwork: 5,
  quarantinedPerHourPerHop: 800,
  quarantinedPerDay: 20_000,
  messagesPerHourPerAddress: 10,
  messagesPerHourPerHop: 50,
  messagesPerHour: 400,
  messagesPerDay: 2000,
  requestsPerMinutePerAddress: 600,
  requestsPerMinutePerHop: 6000,
  readsPerMinutePerAddress: 120,
  readsPerMinutePerHop: 1200,
  viewsPerMinutePerAddress: 30,
};

/** Failed sign-ins that cost no wait, from one address to one account and from one known device. */
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

/** Free bytes below which the disk of the data is reported as nearly full. */
export const LEAST_FREE_BYTES = 500_000_000;
