"use client";
import { useImperativeHandle, useRef, type ComponentProps, type CSSProperties, type MouseEvent } from "react";
import { videoPlayer } from "../messages/ko/video-player.ts";
import { useMessages } from "../provider/messages-context.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useFilm, type FilmState } from "./useFilm.ts";
import { CoverButton, CoverWords, FilmElement, Root, Screen } from "./VideoPlayer.styles.ts";
import { useVideoPlayer, VideoPlayerContext } from "./VideoPlayerContext.ts";

/** Width and height in CSS pixels: the most that a film takes, and its shape where there is less room. */
export interface FilmShape {
  readonly width: number;
  readonly height: number;
}

/** Props of `VideoPlayer.Root`: those of its `<div role="group">`, its name, and how it begins. */
export interface VideoPlayerRootProps extends Omit<ComponentProps<"div">, "title" | "role"> {
  /** What the film is called. */
  title: string;
  /** Address of the still picture that shows before it plays and after it has ended. Default: its first frame. */
  poster?: string | undefined;
  /** The most that it takes, never more than what it stands in. Default: 1280 x 720. */
  shape?: FilmShape | undefined;
  /** The same for windows up to 900px wide. Default: `shape`. */
  narrow?: FilmShape | undefined;
  /**
   * Whether it begins by itself, without sound: not for readers who want less motion or fewer bytes, who begin it
   * themselves. Default: false.
   */
  autoPlay?: boolean | undefined;
}

const HD: FilmShape = { width: 1280, height: 720 };

/**
 * A film, its controls in a row under it, where they cover nothing and can always be reached.
 *
 * Use it for a film of one's own, with `VideoPlayer.Screen`, or of a provider, with `VideoPlayer.Provider`, which loads
 * nothing before it is used. Do not use it for what moves without being told anything by it (a picture), nor with sound
 * that nobody asked for.
 *
 * What begins by itself needs a `VideoPlayer.PlayToggle` (WCAG 2.2, 2.2.2). It plays once and stops at its end. Without
 * JavaScript it has the browser's own controls and begins when it is asked to; nothing of the film is loaded before.
 *
 * Keys: those of buttons, and of a slider for the position.
 */
export function VideoPlayerRoot({
  title,
  poster,
  shape = HD,
  narrow = shape,
  autoPlay = false,
  style,
  children,
  ...group
}: VideoPlayerRootProps) {
  const messages = useMessages("videoPlayer", videoPlayer);
  const film = useFilm(autoPlay);
  const playToggleRef = useRef<HTMLButtonElement>(null);
  const measures: CSSProperties & Record<`--${string}`, string> = {
    "--danji-film-width": `${shape.width}px`,
    "--danji-film-ratio": `${shape.width} / ${shape.height}`,
    "--danji-film-narrow-width": `${narrow.width}px`,
    "--danji-film-narrow-ratio": `${narrow.width} / ${narrow.height}`,
    ...style,
  };
  return (
    <VideoPlayerContext value={{ ...film, title, poster, playToggleRef }}>
      <Root {...group} role="group" aria-label={title} data-state={film.state} style={measures}>
        {children}
        <VisuallyHidden role="status">{film.state === "failed" && messages.failed}</VisuallyHidden>
      </Root>
    </VideoPlayerContext>
  );
}

/** Props of `VideoPlayer.Screen`: those of its `<div>`. */
export type VideoPlayerScreenProps = ComponentProps<"div">;

/** What the film shows on: holds a `VideoPlayer.Film` and its `VideoPlayer.Cover`. */
export function VideoPlayerScreen(div: VideoPlayerScreenProps) {
  return <Screen {...div} />;
}

/** A film's file in one encoding. */
export interface FilmFormat {
  readonly src: string;
  /** Its media type with its codecs, by which a browser knows whether it can play it: `video/webm; codecs="av01.0.05M.08"`. */
  readonly type: string;
}

const NO_FORMATS: readonly FilmFormat[] = [];

/** What the player decides by itself. */
type Decided = "title" | "poster" | "autoPlay" | "loop" | "muted" | "controls" | "preload" | "playsInline";

/** Props of `VideoPlayer.Film`: those of its `<video>`; its captions are `<track>`s in it. */
export interface VideoPlayerFilmProps extends Omit<ComponentProps<"video">, Decided> {
  /** Address of the film's file, in an encoding that every browser plays. */
  src: string;
  /** The same film in better encodings, the best first; a browser takes the first that it can play. Default: none. */
  formats?: readonly FilmFormat[] | undefined;
  /** Whether it fills its place and is cut where that has another shape, or is seen in full. Default: `contain`. */
  fit?: "cover" | "contain" | undefined;
}

/** The film itself. A click on it plays it or pauses it. */
export function VideoPlayerFilm({
  src,
  formats = NO_FORMATS,
  fit = "contain",
  onClick,
  ref,
  children,
  ...video
}: VideoPlayerFilmProps) {
  const { title, poster, state, muted, videoRef, events, play, pause, fail } = useVideoPlayer();
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(ref, () => videoRef.current);

  function handleClick(event: MouseEvent<HTMLVideoElement>): void {
    onClick?.(event);
    // Before the script took over the browser's own controls hear it.
    if (event.defaultPrevented || state === "served") return;
    if (state === "playing") pause();
    else play();
  }

  return (
    <FilmElement
      {...video}
      {...events}
      ref={videoRef}
      aria-label={title}
      poster={poster}
      muted={muted}
      controls={state === "served"}
      preload="none"
      playsInline
      data-fit={fit}
      onClick={handleClick}
    >
      {formats.map((format) => (
        <source key={format.src} {...format} />
      ))}
      {/* Where files are named like this, only the last of them tells that none could be loaded. */}
      <source src={src} onError={fail} />
      {children}
    </FilmElement>
  );
}

/** Props of `VideoPlayer.Cover`: those of its `<button>`. */
export type VideoPlayerCoverProps = Omit<ComponentProps<"button">, "children">;

/** Lies over the film with its still picture while there is nothing else to be seen: plays it, or plays it again. */
export function VideoPlayerCover({ style, onClick, ...button }: VideoPlayerCoverProps) {
  const messages = useMessages("videoPlayer", videoPlayer);
  const { poster, state, play, playToggleRef } = useVideoPlayer();
  const labels: Partial<Record<FilmState, string>> = {
    ready: messages.cover,
    ended: messages.replay,
    failed: messages.retry,
  };
  const label = labels[state];
  if (label === undefined) return null;

  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    onClick?.(event);
    if (event.defaultPrevented) return;
    play();
    // The cover goes, and the focus with it.
    playToggleRef.current?.focus({ preventScroll: true });
  }

  return (
    <CoverButton
      type="button"
      {...button}
      style={{ ...(poster !== undefined && { backgroundImage: `url("${poster}")` }), ...style }}
      onClick={handleClick}
    >
      <CoverWords>
        {state === "failed" && `${messages.failed} `}
        {label}
      </CoverWords>
    </CoverButton>
  );
}
