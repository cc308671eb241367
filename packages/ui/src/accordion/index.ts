/** Sections that open below their headings: `Root` holds the state, each `Item` a `Trigger` and its `Content`. */
export * as Accordion from "./Accordion.tsx";
