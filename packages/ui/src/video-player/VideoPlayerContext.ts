"use client";
import { createContext, use, type RefObject } from "react";
import type { Film } from "./useFilm.ts";

/** State that the parts of a player share. */
export interface VideoPlayerContextValue extends Film {
  title: string;
  poster: string | undefined;
  /** Receives the focus from the cover. */
  playToggleRef: RefObject<HTMLButtonElement | null>;
}

/** State of the surrounding player, or null outside of one. */
export const VideoPlayerContext = createContext<VideoPlayerContextValue | null>(null);

/** Returns the state of the surrounding player, or throws outside a `VideoPlayer.Root`. */
export function useVideoPlayer(): VideoPlayerContextValue {
  const player = use(VideoPlayerContext);
  if (!player) throw new Error("Parts of VideoPlayer must be inside a <VideoPlayer.Root>.");
  return player;
}
