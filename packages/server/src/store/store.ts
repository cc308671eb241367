import type { DraftStore } from "../forms/drafts.ts";
import type { Outbox } from "../messages/outbox-port.ts";
import type { AuditLog } from "./audit-port.ts";
import type { LeadsAdminStore } from "./leads-admin-port.ts";
import type { LeadsStore } from "./leads-port.ts";
import type { Press } from "./press-port.ts";

/** All that the app keeps, of all its sites: in one SQLite file, or in Firestore. */
export interface Store {
  readonly leads: LeadsStore;
  readonly leadsAdmin: LeadsAdminStore;
  readonly press: Press;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly drafts: DraftStore;
  /** Reads the newest lead. Fails where the store cannot be read. */
  check(): void | Promise<void>;
  /** Returns the free bytes of the disk that the data are on, if they are few; `null` too where there is no disk to look after. */
  lowSpace(): number | null;
}
