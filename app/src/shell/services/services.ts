import type { LeadsAdminPort } from "@danji/api/http/leads-admin";
import type { LeadsPort } from "@danji/api/http/leads";
import type { PressEditorPort } from "@danji/api/http/press-editor";
import type { PressPort } from "@danji/api/http/press";
import type { SessionPort } from "@danji/api/session/port";
import { services } from "backend:services";
import { createContext, use } from "react";

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

/** Gives pages their backend; a test puts its own in its place. */
export const ServicesContext = createContext<Services>(services);

export const useServices = () => use(ServicesContext);
