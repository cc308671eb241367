"use client";
import {
  FrameEmbedFacade,
  FrameEmbedFrame,
  FrameEmbedRoot,
  type FrameEmbedRootProps,
} from "../frame-embed/FrameEmbed.tsx";
import { FrameEmbedStatus } from "../frame-embed/FrameEmbedStatus.tsx";
import { videoPlayer } from "../messages/ko/video-player.ts";
import { useMessages } from "../provider/messages-context.ts";
import { useVideoPlayer } from "./VideoPlayerContext.ts";

/** Permissions of a provider's player: to start when shown, and to fill the screen. */
const ALLOWED = "autoplay; encrypted-media; fullscreen; picture-in-picture";

/** Props of `VideoPlayer.Provider`: those of its `<div>`, and the address. */
export interface VideoPlayerProviderProps extends Omit<FrameEmbedRootProps, "title" | "ratio" | "children"> {
  /** Address of the provider's player, which has controls of its own. */
  src: string;
}

/** Renders a provider's film in place of `VideoPlayer.Screen`. Only the still image is loaded before it is used. */
export function VideoPlayerProvider(embed: VideoPlayerProviderProps) {
  const messages = useMessages("videoPlayer", videoPlayer);
  const { title, poster } = useVideoPlayer();
  return (
    <FrameEmbedRoot {...embed} title={title} ratio="var(--danji-film-shape)">
      <FrameEmbedFacade hint={messages.cover}>
        {poster !== undefined && <img src={poster} alt="" loading="lazy" />}
      </FrameEmbedFacade>
      <FrameEmbedFrame allow={ALLOWED} />
      <FrameEmbedStatus />
    </FrameEmbedRoot>
  );
}
