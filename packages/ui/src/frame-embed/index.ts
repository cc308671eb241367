/**
 * A page of another site in parts: `Root` holds its state, `Trigger` opens it, `Content` shows it, `Status` reports on it.
 */
export * as FrameEmbed from "./FrameEmbed.tsx";
