/** A film in parts: `Root` holds its name and shape, `Film` plays a file, `Provider` a provider's film. */
export * as VideoPlayer from "./VideoPlayer.tsx";
