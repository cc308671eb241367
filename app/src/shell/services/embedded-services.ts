import { forms } from "complex:forms";
import type { Services } from "./services.ts";

/** The backend that serves the site itself. */
export const services: Services = {
  leads: async () => (await import("@danji/data/embedded/leads")).createEmbeddedLeads({ endpoints: forms.endpoints }),
  press: async () => (await import("@danji/data/embedded/press")).createEmbeddedPress(),
  pressEditor: async () => (await import("@danji/data/embedded/press-editor")).createEmbeddedPressEditor(),
  leadsDesk: async () => (await import("@danji/data/embedded/leads-desk")).createEmbeddedLeadsDesk(),
  session: async () => (await import("@danji/data/embedded/session")).createEmbeddedSession(),
};
