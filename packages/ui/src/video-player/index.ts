import * as VideoPlayer from "./VideoPlayer.tsx";

/**
 * A film in parts: `Root` runs it, `Screen` holds `Film` and `Cover`, `Provider` is a provider's film, `Controls` holds
 * the controls.
 */
export { VideoPlayer };
