"use client";
import { useRef, type ComponentProps, type CSSProperties, type MouseEvent } from "react";
import { usePartRef } from "../hooks/parts.ts";
import { useMessages } from "../messages/useMessages.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useFilm, useVideoPlayer, VideoPlayerContext } from "./useFilm.ts";
import { FilmElement, Root, Screen } from "./VideoPlayer.styles.ts";
import * as FrameEmbed from "../frame-embed/FrameEmbed.tsx";

/** Maximal width and height in CSS pixels, and the aspect ratio. */
interface FilmShape {
  readonly width: number;
  readonly height: number;
}

interface VideoPlayerRootProps extends Omit<ComponentProps<"div">, "role"> {
  /** Accessible name. */
  "aria-label": string;
  /** Address of the still image before the start and after the end. @default the first frame */
  poster?: string | undefined;
  /** Maximal size; never wider than its parent. @default 1280 x 720 */
  shape?: FilmShape | undefined;
  /** The same in windows up to 900px wide. @default "shape" */
  narrow?: FilmShape | undefined;
  /** Whether it starts muted on its own, except under reduced motion or reduced data. @default false */
  autoPlay?: boolean | undefined;
}

const HD: FilmShape = { width: 1280, height: 720 };

/**
 * Renders a film with its controls in a row below, where they cover nothing.
 *
 * Use it for a film of one's own, with `VideoPlayer.Viewport`, or of a provider, with `VideoPlayer.Provider`, which loads
 * nothing before it is used. Do not use it for decorative motion (a picture), nor with sound that starts on its own.
 *
 * With `autoPlay` it needs a `VideoPlayer.PlayToggle` (WCAG 2.2, 2.2.2). It plays once. Without JavaScript it has
 * native controls, and loads nothing before it is played.
 *
 * Keys: those of buttons, and of a slider for the position.
 */
function VideoPlayerRoot({
  "aria-label": title,
  poster,
  shape = HD,
  narrow = shape,
  autoPlay = false,
  style,
  children,
  ...group
}: VideoPlayerRootProps) {
  const messages = useMessages("videoPlayer");
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

/** Renders the frame of a `VideoPlayer.Film` and its `VideoPlayer.Trigger`. */
function VideoPlayerViewport(div: ComponentProps<"div">) {
  return <Screen {...div} />;
}

/** A film's file in one encoding. */
interface FilmFormat {
  readonly src: string;
  /** Media type with codecs, such as `video/webm; codecs="av01.0.05M.08"`. */
  readonly type: string;
}

const NO_FORMATS: readonly FilmFormat[] = [];

type Decided = "title" | "poster" | "autoPlay" | "loop" | "muted" | "controls" | "preload" | "playsInline";

interface VideoPlayerFilmProps extends Omit<ComponentProps<"video">, Decided> {
  /** Address of the file that every browser plays. */
  src: string;
  /** Files in better encodings, the best first; a browser takes the first that it plays. @default none */
  formats?: readonly FilmFormat[] | undefined;
  /** Whether it fills its frame, cut where needed, or shows in full. @default "contain" */
  fit?: "cover" | "contain" | undefined;
}

/** Renders the film. A click plays or pauses it. */
function VideoPlayerFilm({
  src,
  formats = NO_FORMATS,
  fit = "contain",
  onClick,
  ref,
  children,
  ...video
}: VideoPlayerFilmProps) {
  const { title, poster, state, muted, videoRef, events, play, pause, fail } = useVideoPlayer("VideoPlayer.Film");
  usePartRef(ref, videoRef);

  function handleClick(event: MouseEvent<HTMLVideoElement>): void {
    onClick?.(event);
    // Before hydration the native controls handle clicks.
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
      // The native controls may have muted it before hydration.
      suppressHydrationWarning
      controls={state === "served"}
      preload="none"
      playsInline
      data-fit={fit}
      onClick={handleClick}
    >
      {formats.map((format) => (
        <source key={format.src} {...format} />
      ))}
      {/* Of all sources only the last reports that none could be loaded. */}
      <source src={src} onError={fail} />
      {children}
    </FilmElement>
  );
}

/** Permissions of a provider's player: to start when shown, and to fill the screen. */
const ALLOWED = "autoplay; encrypted-media; fullscreen; picture-in-picture";

interface VideoPlayerProviderProps extends Omit<FrameEmbed.FrameEmbedRootProps, "aria-label" | "ratio" | "children"> {
  /** Address of the provider's player, which has controls of its own. */
  src: string;
}

/** Renders a provider's film in place of `VideoPlayer.Viewport`. Only the still image is loaded before it is used. */
function VideoPlayerProvider(embed: VideoPlayerProviderProps) {
  const messages = useMessages("videoPlayer");
  const { title, poster } = useVideoPlayer("VideoPlayer.Provider");
  return (
    <FrameEmbed.Root {...embed} aria-label={title} ratio="var(--danji-film-shape)">
      <FrameEmbed.Trigger hint={messages.cover}>
        {poster !== undefined && <img src={poster} alt="" loading="lazy" />}
      </FrameEmbed.Trigger>
      <FrameEmbed.Content allow={ALLOWED} />
      <FrameEmbed.Status />
    </FrameEmbed.Root>
  );
}

export {
  VideoPlayerRoot as Root,
  VideoPlayerViewport as Viewport,
  VideoPlayerFilm as Film,
  VideoPlayerProvider as Provider,
};
export {
  VideoPlayerTrigger as Trigger,
  VideoPlayerControls as Controls,
  VideoPlayerPlayToggle as PlayToggle,
  VideoPlayerPosition as Position,
  VideoPlayerCaptionsToggle as CaptionsToggle,
  VideoPlayerSoundToggle as SoundToggle,
} from "./Controls.tsx";
