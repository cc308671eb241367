import * as z from "zod/mini";

/** What is recorded of the administrator, and of attempts to sign in as one. */
export const AUDIT_ACTIONS = [
  "signed-in",
  "sign-in-failed",
  "sessions-ended",
  "article-posted",
  "article-edited",
  "article-removed",
  "leads-viewed",
  "lead-state",
  "lead-released",
  "consent-withdrawn",
  "leads-exported",
  "leads-erased",
  "leads-expired",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One line of the audit log: who did what, when. Never holds personal data of visitors. */
export const auditEntry = z.object({
  /** ms since 1970, by the server's clock. */
  at: z.number(),
  /** E-mail of the administrator; empty where a sign-in named no account. */
  who: z.string(),
  what: z.enum(AUDIT_ACTIONS),
  /** Id of the article or lead; empty where it was about several. */
  target: z.string(),
  /** How many leads it was about; 0 where it was about none. */
  count: z.number(),
  /** Key of the site whose leads it was about; empty or absent where it was about those of all, or about none. */
  siteId: z._default(z.string(), ""),
  /** Address of the request (the /64 of an IPv6 address); empty or absent where the host does not know it. */
  address: z._default(z.string(), ""),
});

/** An entry as it is written. */
export type AuditEntry = Readonly<z.input<typeof auditEntry>>;
