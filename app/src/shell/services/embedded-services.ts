import { forms } from "complex:forms";
import type { Services } from "./services.ts";

/** The backend that serves the site itself. */
export const services: Services = {
  leads: async () => (await import("@danji/api/http/leads")).createHttpLeads({ endpoints: forms.endpoints }),
  press: async () => (await import("@danji/api/http/press")).createHttpPress(),
  pressEditor: async () => (await import("@danji/api/http/press-editor")).createHttpPressEditor(),
  leadsAdmin: async () => (await import("@danji/api/http/leads-admin")).createHttpLeadsAdmin(),
  session: async () => (await import("@danji/api/http/session")).createHttpSession(),
};
