"use client";
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type RefObject } from "react";
import { useReducedMotion } from "../provider/useReducedMotion.ts";

/**
 * `served`: before hydration. `ready`: not started. `started`: playing or paused. `ended`: at its end. `failed`: could not
 * be loaded.
 */
type FilmState = "served" | "ready" | "started" | "ended" | "failed";

interface Film {
  state: FilmState;
  videoRef: RefObject<HTMLVideoElement | null>;
  events: Pick<ComponentProps<"video">, "onPlay" | "onEnded" | "onError">;
  /** Plays it, from the start once it has ended, and loads it again once it has failed. */
  play: () => void;
  /** Reports that none of its files could be loaded. */
  fail: () => void;
}

/** Runs a film. With `autoPlay` it starts muted on its own, unless the user prefers less motion or data. */
export function useFilm(autoPlay: boolean): Film {
  const videoRef = useRef<HTMLVideoElement>(null);
  const isReduced = useReducedMotion();
  const [state, setState] = useState<FilmState>("served");
  const fail = () => setState("failed");

  function start(video: HTMLVideoElement): void {
    // A pause rejects as well, and a failed load is reported by events.
    video.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === "NotAllowedError") setState("ready");
    });
  }

  const adoptNativeState = useEffectEvent((video: HTMLVideoElement) => {
    const current = stateOf(video);
    if (current !== "ready" || !autoPlay || isReduced || !mayAutoplay()) return setState(current);
    setState("started");
    // Only muted films may start on their own, and the attribute alone does not always mute them.
    video.muted = true;
    start(video);
  });
  useEffect(() => {
    if (videoRef.current) adoptNativeState(videoRef.current);
  }, []);

  return {
    state,
    videoRef,
    events: { onPlay: () => setState("started"), onEnded: () => setState("ended"), onError: fail },
    play() {
      const video = videoRef.current;
      if (!video) return;
      if (state === "failed") video.load();
      start(video);
    },
    fail,
  };
}

function stateOf({ paused, ended, currentTime }: HTMLVideoElement): FilmState {
  if (ended) return "ended";
  return paused && currentTime === 0 ? "ready" : "started";
}

declare global {
  interface Navigator {
    /** In Chromium only. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

const LESS = ["(prefers-reduced-motion: reduce)", "(prefers-reduced-data: reduce)"] as const;

export function mayAutoplay(): boolean {
  return !navigator.connection?.saveData && !LESS.some((query) => window.matchMedia(query).matches);
}
