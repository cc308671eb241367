import { FrameEmbedFacade, FrameEmbedFrame, FrameEmbedRoot } from "./FrameEmbed.tsx";
import { FrameEmbedStatus } from "./FrameEmbedStatus.tsx";

export type { FrameEmbedFacadeProps, FrameEmbedFrameProps, FrameEmbedRootProps } from "./FrameEmbed.tsx";
export type { FrameEmbedStatusProps } from "./FrameEmbedStatus.tsx";

/** A page of somebody else in parts: `Root` keeps what it shows, `Facade` asks for it, `Frame` is it, `Status` tells of it. */
export const FrameEmbed = {
  Root: FrameEmbedRoot,
  Facade: FrameEmbedFacade,
  Frame: FrameEmbedFrame,
  Status: FrameEmbedStatus,
};
