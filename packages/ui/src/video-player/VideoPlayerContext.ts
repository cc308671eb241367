"use client";
import { createContext, use, type RefObject } from "react";
import type { Film } from "./useFilm.ts";

/** What the parts of a `VideoPlayer` share. */
export interface VideoPlayerContextValue extends Film {
  title: string;
  poster: string | undefined;
  /** Gets the focus when the cover that had it goes. */
  playToggleRef: RefObject<HTMLButtonElement | null>;
}

/** What the parts share, or null outside of a `VideoPlayer.Root`. */
export const VideoPlayerContext = createContext<VideoPlayerContextValue | null>(null);

/**
 * What the parts of a `VideoPlayer` share.
 *
 * @throws Error outside a `VideoPlayer.Root`.
 */
export function useVideoPlayer(): VideoPlayerContextValue {
  const player = use(VideoPlayerContext);
  if (!player) throw new Error("Parts of VideoPlayer have to stand in a <VideoPlayer.Root>.");
  return player;
}
