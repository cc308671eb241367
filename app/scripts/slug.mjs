// Plain JavaScript: a run of tests reads it.

/** The complex that the site is built for: `COMPLEX`, or the sample. */
export const slug = process.env.COMPLEX ?? "onjae";
