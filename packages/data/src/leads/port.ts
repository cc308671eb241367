/** The three ways in which a visitor leaves a name (docs/product.md, 3.1). */
export const LEAD_KINDS = ["interest", "visit", "inquiry"] as const;

export type LeadKind = (typeof LEAD_KINDS)[number];

/** Fields as typed, keyed by their name on the wire: name, phone, birthdate, message, visitDate, email, marketing, consent, _gotcha. */
export type LeadFields = Readonly<Record<string, string>>;

/** What the other side says of a lead that it has stored. */
export interface LeadReceipt {
  /** Whether a text message follows; `undefined` where the other side does not say. */
  readonly textMessage: boolean | undefined;
}

/** Registration of interest, booking of a visit, inquiry. */
export interface LeadsPort {
  /**
   * Sends one lead. Resolves when the other side has stored it; throws `DataError` otherwise
   * (`network` when no answer came, any other kind when the answer was not ok). A lead that failed and is sent again unchanged
   * is stored once, where the other side can tell.
   */
  send(kind: LeadKind, fields: LeadFields): Promise<LeadReceipt>;
}
