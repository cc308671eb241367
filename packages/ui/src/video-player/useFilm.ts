"use client";
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type RefObject } from "react";
import { createPartContext } from "../hooks/parts.ts";
import { useReducedMotion } from "../provider/useReducedMotion.ts";

/**
 * `served`: before hydration, with native controls. `ready`: not started. `starting`: about to start on its own.
 * `ended`: at its end. `failed`: could not be loaded.
 */
export type FilmState = "served" | "ready" | "starting" | "playing" | "paused" | "ended" | "failed";

type VideoEvents = Pick<
  ComponentProps<"video">,
  "onPlay" | "onPause" | "onEnded" | "onError" | "onTimeUpdate" | "onDurationChange" | "onVolumeChange"
>;

interface Film {
  state: FilmState;
  muted: boolean;
  captioned: boolean;
  /** Seconds from the start. */
  time: number;
  /** Seconds in all; undefined while unknown. */
  duration: number | undefined;
  videoRef: RefObject<HTMLVideoElement | null>;
  events: VideoEvents;
  /** Plays it, from the start once it has ended, and loads it again once it has failed. */
  play: () => void;
  pause: () => void;
  /** Reports that none of its files could be loaded. */
  fail: () => void;
  setMuted: (muted: boolean) => void;
  setCaptioned: (captioned: boolean) => void;
  /** Moves to a time in seconds from the start. */
  seek: (time: number) => void;
}

interface VideoPlayerState extends Film {
  title: string;
  poster: string | undefined;
  /** Receives the focus from the cover. */
  playToggleRef: RefObject<HTMLButtonElement | null>;
}

export const [VideoPlayerContext, useVideoPlayer] = createPartContext<VideoPlayerState>("VideoPlayer.Root");

/** Runs a film. With `autoPlay` it starts muted on its own, unless the user prefers less motion or data. */
export function useFilm(autoPlay: boolean): Film {
  const videoRef = useRef<HTMLVideoElement>(null);
  const isReduced = useReducedMotion();
  const [state, setState] = useState<FilmState>("served");
  const [muted, setMuted] = useState(autoPlay);
  const [captioned, setCaptioned] = useState(false);
  const [time, setTime] = useState(0);
  const [duration, setDuration] = useState<number>();

  async function start(video: HTMLVideoElement): Promise<void> {
    try {
      await video.play();
    } catch (error) {
      const refused = error instanceof DOMException && error.name === "NotAllowedError";
      // Browsers refuse sound before the first interaction, but not the film.
      if (refused && !video.muted) {
        video.muted = true;
        return start(video);
      }
      // An aborted or failed load is reported by events.
      setState((now) => (now === "starting" ? "ready" : now));
    }
  }

  const fail = () => setState("failed");

  const adoptNativeState = useEffectEvent((video: HTMLVideoElement) => {
    const current = stateOf(video);
    if (current !== "ready" || !autoPlay || isReduced || !mayAutoplay()) {
      // React does not replay the events of the native controls before hydration.
      setDuration(knownDuration(video));
      setTime(video.currentTime);
      setMuted(video.muted);
      return setState(current);
    }
    setState("starting");
    // Only muted films may start on their own, and the attribute alone does not always mute them.
    video.muted = true;
    void start(video);
  });
  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    // A default track shows a moment after it was added.
    const readCaptions = () => setCaptioned(captionsOf(video).some(({ mode }) => mode === "showing"));
    const { textTracks } = video;
    readCaptions();
    textTracks.addEventListener("change", readCaptions);
    adoptNativeState(video);
    return () => textTracks.removeEventListener("change", readCaptions);
  }, []);

  return {
    state,
    muted,
    captioned,
    time,
    duration,
    videoRef,
    events: {
      onPlay: () => setState("playing"),
      // A failed load pauses as well, after its error.
      onPause: ({ currentTarget }) => setState(currentTarget.error ? "failed" : "paused"),
      onEnded: () => setState("ended"),
      onError: fail,
      onTimeUpdate: ({ currentTarget }) => setTime(currentTarget.currentTime),
      onDurationChange: ({ currentTarget }) => setDuration(knownDuration(currentTarget)),
      onVolumeChange: ({ currentTarget }) => setMuted(currentTarget.muted),
    },
    play() {
      const video = videoRef.current;
      if (!video) return;
      if (state === "failed") video.load();
      void start(video);
    },
    pause() {
      videoRef.current?.pause();
    },
    fail,
    setMuted,
    setCaptioned(next) {
      // The tracks report the change.
      if (videoRef.current) for (const track of captionsOf(videoRef.current)) track.mode = next ? "showing" : "hidden";
    },
    seek(next) {
      if (videoRef.current) videoRef.current.currentTime = next;
      setTime(next);
      // Away from the end there is an image to see, without the cover.
      setState((now) => (now === "ended" ? "paused" : now));
    },
  };
}

function stateOf({ paused, ended, currentTime }: HTMLVideoElement): FilmState {
  if (!paused) return "playing";
  if (ended) return "ended";
  return currentTime > 0 ? "paused" : "ready";
}

function captionsOf({ textTracks }: HTMLVideoElement): TextTrack[] {
  return Array.from(textTracks).filter(({ kind }) => kind === "captions" || kind === "subtitles");
}

function knownDuration({ duration }: HTMLVideoElement): number | undefined {
  return Number.isFinite(duration) ? duration : undefined;
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
