import type { LeadKind } from "./port.ts";
import type { ConsentMode } from "./rules.ts";

/** A lead that has been checked; what a visitor left empty is `null`. */
export interface Lead {
  /** Key of the site whose form it was left in; empty for one that an earlier release stored and no site was assigned to. */
  readonly siteId: string;
  readonly kind: LeadKind;
  readonly name: string;
  readonly phone: string;
  readonly birthdate: string | null;
  readonly email: string | null;
  /** Calendar date `yyyy-mm-dd`. */
  readonly visitDate: string | null;
  readonly message: string | null;
  /** Whether messages with advertising were agreed to. */
  readonly marketing: boolean;
  /** Whether the consent box was ticked; where there is only a notice it is not. */
  readonly consent: boolean;
  readonly consentMode: ConsentMode;
  /** Version of the text that was shown. */
  readonly consentVersion: string;
  /** When it was sent, and so agreed to, in ms since 1970. */
  readonly createdAt: number;
}
