/** What shows and hides: `Root` holds the state, `Trigger` or `Heading` is the button, `Content` what it shows. */
export * as Disclosure from "./Disclosure.tsx";
