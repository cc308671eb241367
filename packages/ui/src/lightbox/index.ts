import { LightboxRoot } from "./LightboxRoot.tsx";
import { LightboxTrigger } from "./LightboxTrigger.tsx";

export type { LightboxMedia } from "./LightboxContext.ts";
export type { LightboxRootProps } from "./LightboxRoot.tsx";
export {
  LIGHTBOX_TRIGGER_PLACEMENTS,
  type LightboxTriggerPlacement,
  type LightboxTriggerProps,
} from "./LightboxTrigger.tsx";

/** Images that open full screen, in parts: `Root` holds the open one, a `Trigger` beside each image opens it. */
export const Lightbox = { Root: LightboxRoot, Trigger: LightboxTrigger };
