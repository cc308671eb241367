export type { LightboxMedia } from "./media.ts";

/** Images that open full screen, in parts: `Root` holds the open one, a `Trigger` beside each image opens it. */
export * as Lightbox from "./Lightbox.tsx";
