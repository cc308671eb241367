import { LEAD_KINDS } from "@danji/api/leads/fields";
import { forms } from "complex:forms";

/** Where the site itself takes leads; any other address is an outside service, which keeps them itself. */
const OWN = "/api/forms/";

/** The kinds of leads that a hosted form service keeps, with its host. */
export const OUTSIDE_KINDS = LEAD_KINDS.flatMap((kind) => {
  const endpoint = forms.endpoints[kind];
  return endpoint.startsWith(OWN) ? [] : [{ kind, host: new URL(endpoint, "https://localhost").host }];
});

/** Whether any leads are kept here at all. */
export const KEEPS_LEADS = OUTSIDE_KINDS.length < LEAD_KINDS.length;
