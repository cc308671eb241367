import * as Accordion from "./Accordion.tsx";

/** Sections that open below their headings: `Root` holds the state, each `Item` a `Trigger` and its `Content`. */
export { Accordion };
