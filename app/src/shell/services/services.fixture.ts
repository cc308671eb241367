import type { Services } from "./services.ts";

const unused = () => Promise.reject(new Error("The test needs no other service."));

/** Returns a backend of which a test uses these parts alone; the others reject. */
export const servicesWith = (used: Partial<Services>): Services => ({
  leads: unused,
  press: unused,
  pressEditor: unused,
  leadsAdmin: unused,
  session: unused,
  ...used,
});
