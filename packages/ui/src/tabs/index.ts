/** Panels of which one shows: `Root` holds the state, `Row` scrolls a `List` with a `Trigger` for each `Content`. */
export * as Tabs from "./Tabs.tsx";
