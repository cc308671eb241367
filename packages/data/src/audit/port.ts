/** What the administrator does that is written down. */
export const AUDIT_ACTIONS = [
  "article-edited",
  "article-removed",
  "lead-state",
  "leads-exported",
  "leads-erased",
] as const;

/** One thing that the administrator does. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One line of the audit log: who did what, when. Never holds personal data of visitors. */
export interface AuditEntry {
  /** ms since 1970, by the server's clock. */
  readonly at: number;
  /** E-mail of the administrator. */
  readonly who: string;
  readonly what: AuditAction;
  /** Id of the article or lead; empty where it was about several. */
  readonly target: string;
  /** How many leads it was about; 0 where it was about an article. */
  readonly count: number;
}
