/** A modal dialog in parts: `Root` holds the state, `Trigger` opens, `Content` is the dialog, `Close` closes. */
export * as Popup from "./Popup.tsx";
