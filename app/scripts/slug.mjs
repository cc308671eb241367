// Plain JavaScript: a run of tests reads it.

import { environment } from "./environment.mjs";

/** The complex that the site is built for: `COMPLEX`, or the sample. */
export const slug = environment().COMPLEX ?? "onjae";
