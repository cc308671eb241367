import { forms } from "complex:forms";
import type { Services } from "./services.ts";

/** The backend that serves the site itself. */
export const services: Services = {
  leads: async () => (await import("@danji/data/http/leads")).createHttpLeads({ endpoints: forms.endpoints }),
  press: async () => (await import("@danji/data/http/press")).createHttpPress(),
  pressEditor: async () => (await import("@danji/data/http/press-editor")).createHttpPressEditor(),
  leadsAdmin: async () => (await import("@danji/data/http/leads-admin")).createHttpLeadsAdmin(),
  session: async () => (await import("@danji/data/http/session")).createHttpSession(),
};
