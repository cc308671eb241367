import * as VideoPlayer from "./VideoPlayer.tsx";

/**
 * A film in parts: `Root` runs it, `Viewport` holds `Film` and `Trigger`, `Provider` is a provider's film, `Controls` holds
 * the controls.
 */
export { VideoPlayer };
