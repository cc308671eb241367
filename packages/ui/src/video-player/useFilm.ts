"use client";
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type RefObject } from "react";
import { mayPlayByItself } from "./mayPlayByItself.ts";

/**
 * `served`: as the server sent it, with the browser's own controls. `ready`: it waits to be asked. `starting`: it begins
 * by itself. `ended`: it has stopped at its end. `failed`: it could not be loaded.
 */
export type FilmState = "served" | "ready" | "starting" | "playing" | "paused" | "ended" | "failed";

type VideoEvents = Pick<
  ComponentProps<"video">,
  "onPlay" | "onPause" | "onEnded" | "onError" | "onTimeUpdate" | "onDurationChange" | "onVolumeChange"
>;

/** A film, as it is now, and what can be done with it. */
export interface Film {
  state: FilmState;
  muted: boolean;
  /** Whether its captions show. */
  captioned: boolean;
  /** Seconds from its beginning. */
  time: number;
  /** Seconds that it takes; undefined while unknown. */
  duration: number | undefined;
  videoRef: RefObject<HTMLVideoElement | null>;
  /** For its element. */
  events: VideoEvents;
  /** Plays it, from the beginning where it has ended, or once more what could not be loaded. */
  play: () => void;
  pause: () => void;
  /** Tells that none of its files could be loaded. */
  fail: () => void;
  setMuted: (muted: boolean) => void;
  setCaptioned: (captioned: boolean) => void;
  /** @param time Seconds from its beginning. */
  seek: (time: number) => void;
}

/**
 * Runs a film.
 *
 * @param autoPlay Whether it begins by itself, without sound, for readers who did not ask for less.
 */
export function useFilm(autoPlay: boolean): Film {
  const videoRef = useRef<HTMLVideoElement>(null);
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
      // Sound is refused to pages that nobody has touched yet; the film is not.
      if (refused && !video.muted) {
        video.muted = true;
        return start(video);
      }
      // What was broken off, or could not be loaded, tells so by events.
      setState((now) => (now === "starting" ? "ready" : now));
    }
  }

  const fail = () => setState("failed");

  const takeOver = useEffectEvent((video: HTMLVideoElement) => {
    if (!video.paused) return setState("playing");
    if (!autoPlay || !mayPlayByItself()) return setState("ready");
    setState("starting");
    // Only films without sound may begin by themselves, and markup alone does not always silence them.
    video.muted = true;
    void start(video);
  });
  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    // A track that shows by default does so a moment after it was put in.
    const readCaptions = () => setCaptioned(captionsOf(video).some(({ mode }) => mode === "showing"));
    const { textTracks } = video;
    readCaptions();
    textTracks.addEventListener("change", readCaptions);
    takeOver(video);
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
      // What cannot be loaded pauses as well, after it has told so.
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
      // The tracks tell of it themselves.
      if (videoRef.current) for (const track of captionsOf(videoRef.current)) track.mode = next ? "showing" : "hidden";
    },
    seek(next) {
      if (videoRef.current) videoRef.current.currentTime = next;
      setTime(next);
      // Somewhere else there is something to be seen, without the cover.
      setState((now) => (now === "ended" ? "paused" : now));
    },
  };
}

function captionsOf({ textTracks }: HTMLVideoElement): TextTrack[] {
  return Array.from(textTracks).filter(({ kind }) => kind === "captions" || kind === "subtitles");
}

function knownDuration({ duration }: HTMLVideoElement): number | undefined {
  return Number.isFinite(duration) ? duration : undefined;
}
