import { FrameEmbedFacade, FrameEmbedFrame, FrameEmbedRoot } from "./FrameEmbed.tsx";
import { FrameEmbedStatus } from "./FrameEmbedStatus.tsx";

export type { FrameEmbedFacadeProps, FrameEmbedFrameProps, FrameEmbedRootProps } from "./FrameEmbed.tsx";
export type { FrameEmbedStatusProps } from "./FrameEmbedStatus.tsx";

/**
 * A page of another site in parts: `Root` holds its state, `Facade` opens it, `Frame` shows it, `Status` reports on it.
 */
export const FrameEmbed = {
  Root: FrameEmbedRoot,
  Facade: FrameEmbedFacade,
  Frame: FrameEmbedFrame,
  Status: FrameEmbedStatus,
};
