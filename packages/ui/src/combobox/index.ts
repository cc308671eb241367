/** A field with links that fit what is typed, in parts: `Root` holds the state, `Input` the text, `List` the options, `Status` their number. */
export * as Combobox from "./Combobox.tsx";
