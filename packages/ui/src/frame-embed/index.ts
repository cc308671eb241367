import * as FrameEmbed from "./FrameEmbed.tsx";

/**
 * A page of another site in parts: `Root` holds its state, `Facade` opens it, `Frame` shows it, `Status` reports on it.
 */
export { FrameEmbed };
