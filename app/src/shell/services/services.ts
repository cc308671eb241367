import type { LeadsAdminPort } from "@danji/data/leads/admin-port";
import type { LeadsPort } from "@danji/data/leads/port";
import type { PressEditorPort } from "@danji/data/press/editor-port";
import type { PressPort } from "@danji/data/press/port";
import type { SessionPort } from "@danji/data/session/port";

/** The backend that the site talks to. Each part is loaded when it is first needed, so that no page carries it along. */
export interface Services {
  readonly leads: () => Promise<LeadsPort>;
  readonly press: () => Promise<PressPort>;
  /** The administrator's port to the articles. */
  readonly pressEditor: () => Promise<PressEditorPort>;
  /** The administrator's port to the leads that the site keeps itself. */
  readonly leadsAdmin: () => Promise<LeadsAdminPort>;
  readonly session: () => Promise<SessionPort>;
}
