"use client";
import {
  FrameEmbedFacade,
  FrameEmbedFrame,
  FrameEmbedRoot,
  FrameEmbedStatus,
  type FrameEmbedRootProps,
} from "../frame-embed/FrameEmbed.tsx";
import { useMessages } from "../messages/useMessages.ts";
import { useVideoPlayer } from "./VideoPlayer.tsx";

/** Permissions of a provider's player: to start when shown, and to fill the screen. */
const ALLOWED = "autoplay; encrypted-media; fullscreen; picture-in-picture";

interface VideoPlayerProviderProps extends Omit<FrameEmbedRootProps, "title" | "ratio" | "children"> {
  /** Address of the provider's player, which has controls of its own. */
  src: string;
}

/** Renders a provider's film in place of `VideoPlayer.Screen`. Only the still image is loaded before it is used. */
export function VideoPlayerProvider(embed: VideoPlayerProviderProps) {
  const messages = useMessages("videoPlayer");
  const { title, poster } = useVideoPlayer("VideoPlayer.Provider");
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
