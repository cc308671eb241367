// The small build of zod: the administrator's browser loads 5 KB for it, and it needs no `eval`.
import * as z from "zod/mini";
import { auditEntry } from "../audit/schema.ts";
import {
  CONSENT_MODES,
  LEAD_KINDS,
  LEAD_LISTS,
  LEAD_STATES,
  type LeadKind,
  type LeadState,
  type LeadTextField,
} from "./fields.ts";

/** What a visitor left empty, or an earlier release did not ask for, is `null`. */
const text = z._default(z.nullable(z.string()), null);

const texts = {
  name: z.string(),
  phone: z.string(),
  birthdate: text,
  email: text,
  visitDate: text,
  message: text,
} satisfies Readonly<Record<LeadTextField, z.ZodMiniType<string | null>>>;

/** A lead that has been checked. Stores and answers have each property under its name, columns in snake case. */
export const lead = z.object({
  /** Key of the site whose form it was left in; empty for one that an earlier release stored and no site was assigned to. */
  siteId: z.string(),
  kind: z.enum(LEAD_KINDS),
  ...texts,
  /** Whether messages with advertising were agreed to. */
  marketing: z.boolean(),
  /** Whether the consent box was ticked; where there is only a notice it is not. */
  consent: z.boolean(),
  consentMode: z.enum(CONSENT_MODES),
  /** Version of the text that was shown. */
  consentVersion: z.string(),
  /** When it was sent, and so agreed to, in ms since 1970. */
  createdAt: z.number(),
});

export type Lead = Readonly<z.output<typeof lead>>;

const state = z.enum(LEAD_STATES);

/** A lead as the administrator sees it. */
export const adminLead = z.extend(lead, {
  id: z.string(),
  state,
  /** When the owner of the phone confirmed the consent to advertising, in ms since 1970; `null` if not: visitors can type a stranger's number. */
  marketingConfirmedAt: z._default(z.nullable(z.number()), null),
  /** Whether the lead exceeded a limit and has not been released. */
  isQuarantined: z.boolean(),
});

export type AdminLead = Readonly<z.output<typeof adminLead>>;

const messageKind = z.enum(["booking", "news"]);

export const MESSAGE_NAMES: Readonly<Record<z.output<typeof messageKind>, string>> = {
  booking: "방문예약",
  news: "소식",
};

export const failedMessage = z.object({
  id: z.string(),
  kind: messageKind,
  state: z.enum(["failed", "unknown"]),
  /** When that was found, in ms since 1970. */
  at: z.number(),
  reason: z.string(),
  name: z.string(),
  phone: z.string(),
});

export type FailedMessage = Readonly<z.output<typeof failedMessage>>;

const messageUsage = z.object({
  siteId: z.string(),
  kind: messageKind,
  hours: z.number(),
  used: z.number(),
  limit: z.number(),
});

const quarantineUsage = z.object({
  siteId: z.string(),
  /** Leads of the last 24 hours that are in quarantine. */
  used: z.number(),
  /** Bound of 24 hours; above it none is taken. */
  limit: z.number(),
});

/** What is about to become of the leads of a site whose sale has ended. */
const retentionNotice = z.object({
  siteId: z.string(),
  /** `refused` where nothing is deleted, since there is a lead younger than the end after which none was taken. */
  state: z.enum(["announced", "refused"]),
  /** When all leads are deleted, or after which moment none was taken, in ms since 1970. */
  at: z.number(),
});

export type RetentionNotice = Readonly<z.output<typeof retentionNotice>>;

const adminSite = z.object({
  /** Its key, as leads and articles carry it. */
  id: z.string(),
  name: z.string(),
});

export type AdminSite = Readonly<z.output<typeof adminSite>>;

const listOf = <Entry extends z.ZodMiniType>(entry: Entry) => z.readonly(z.array(entry));

export const LEADS_PAGE_SIZE = 20;

/** Leads that one page of a search looks through at most, newest first: reading all of many would take minutes. */
export const LEADS_SEARCH_LENGTH = 5000;

export interface LeadFilter {
  /** Only leads of this site; empty for those of all. */
  readonly siteId: string;
  /** Only leads that it fits, see `matchesLead`; empty for all. */
  readonly search: string;
  readonly onlyQuarantined: boolean;
  /** @default any */
  readonly kind?: LeadKind | undefined;
  /** @default any */
  readonly state?: LeadState | undefined;
  /** Day `yyyy-mm-dd` for which a visit was requested. @default any, or none */
  readonly visitDay?: string | undefined;
}

/** One page of leads, newest first. */
const leadPage = z.object({
  leads: listOf(adminLead),
  /** Where the next page starts, opaque; `null` when there is none. */
  next: z.nullable(z.string()),
});

export type LeadPage = Readonly<z.output<typeof leadPage>>;

/** What the administrator has to know before anything else. */
const leadNotices = z.object({
  /** The newest hundred, newest first. */
  failedMessages: listOf(failedMessage),
  nearLimits: listOf(messageUsage),
  nearQuarantines: listOf(quarantineUsage),
  /** Free bytes of the disk that the data are on, where they are few; else `null`. */
  lowSpace: z.nullable(z.number()),
  retention: listOf(retentionNotice),
});

export type LeadNotices = Readonly<z.output<typeof leadNotices>>;

const leadCounts = z.record(z.enum(LEAD_LISTS), z.number());

/** How many leads each list of a site has. */
export type LeadCounts = Readonly<z.output<typeof leadCounts>>;

const count = z.object({ count: z.number() });

/** What the backend answers below `/api/admin`, by the last part of the address. */
export const ADMIN_ANSWERS = {
  sites: z.object({ sites: listOf(adminSite) }),
  leads: leadPage,
  counts: leadCounts,
  state: z.object({ state: z.nullable(state) }),
  release: z.object({ released: z.boolean() }),
  export: leadPage,
  withdraw: count,
  notices: leadNotices,
  count,
  erase: z.extend(count, { pending: z.boolean() }),
  audit: z.object({ entries: listOf(auditEntry) }),
  "end-sessions": z.object({}),
};

/** Answers by their name, as their maker writes them. */
export type AdminAnswer<Name extends keyof typeof ADMIN_ANSWERS> = z.input<(typeof ADMIN_ANSWERS)[Name]>;
