"use client";
import type { ComponentProps, CSSProperties } from "react";
import { createPartContext, usePartRef } from "../hooks/parts.ts";
import * as ko from "../messages/ko.ts";
import { useMessages } from "../messages/useMessages.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as FrameEmbed from "../frame-embed/FrameEmbed.tsx";
import { useFilm } from "./useFilm.ts";
import { CoverButton, CoverWords, FilmElement, Root, Screen } from "./VideoPlayer.styles.ts";

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

const [VideoPlayerContext, useVideoPlayer] = createPartContext<
  Pick<VideoPlayerRootProps, "poster"> & { title: string; autoPlay: boolean }
>("VideoPlayer.Root");

/**
 * Renders a film with a cover and the browser's controls.
 *
 * Use it for a film of one's own, with `VideoPlayer.Film`, or of a provider, with `VideoPlayer.Provider`, which loads
 * nothing before it is used. Do not use it for decorative motion (a picture), nor with sound that starts on its own.
 *
 * It plays once, and loads nothing before it is played.
 *
 * Keys: those of a button on the cover, and those of the browser on the film.
 */
function VideoPlayerRoot({
  "aria-label": title,
  poster,
  shape = HD,
  narrow = shape,
  autoPlay = false,
  style,
  ...group
}: VideoPlayerRootProps) {
  const measures: CSSProperties & Record<`--${string}`, string> = {
    "--danji-film-width": `${shape.width}px`,
    "--danji-film-ratio": `${shape.width} / ${shape.height}`,
    "--danji-film-narrow-width": `${narrow.width}px`,
    "--danji-film-narrow-ratio": `${narrow.width} / ${narrow.height}`,
    ...style,
  };
  return (
    <VideoPlayerContext value={{ title, poster, autoPlay }}>
      <Root {...group} role="group" aria-label={title} style={measures} />
    </VideoPlayerContext>
  );
}

/** A film's file in one encoding. */
interface FilmFormat {
  readonly src: string;
  /** Media type with codecs, such as `video/webm; codecs="av01.0.05M.08"`. */
  readonly type: string;
}

const NO_FORMATS: readonly FilmFormat[] = [];

type Decided = "title" | "poster" | "autoPlay" | "loop" | "muted" | "controls" | "preload" | "playsInline" | "tabIndex";

interface VideoPlayerFilmProps extends Omit<ComponentProps<"video">, Decided> {
  /** Address of the file that every browser plays. */
  src: string;
  /** Files in better encodings, the best first; a browser takes the first that it plays. @default none */
  formats?: readonly FilmFormat[] | undefined;
  /** Whether it fills its frame, cut where needed, or shows in full. @default "contain" */
  fit?: "cover" | "contain" | undefined;
}

/** Renders the film in its frame, and over it, while nothing plays, the still image that plays it when pressed. */
function VideoPlayerFilm({
  src,
  formats = NO_FORMATS,
  fit = "contain",
  ref,
  children,
  ...video
}: VideoPlayerFilmProps) {
  const messages = useMessages("videoPlayer", ko.videoPlayer);
  const { title, poster, autoPlay } = useVideoPlayer("VideoPlayer.Film");
  const { state, videoRef, events, play, fail } = useFilm(autoPlay);
  usePartRef(ref, videoRef);
  const labels = { ready: messages.cover, ended: messages.replay, failed: `${messages.failed} ${messages.retry}` };
  const label = state === "served" || state === "started" ? undefined : labels[state];

  function handlePress(): void {
    play();
    // The cover is removed, and would lose the focus.
    videoRef.current?.focus({ preventScroll: true });
  }

  return (
    <Screen data-state={state}>
      <FilmElement
        {...video}
        {...events}
        ref={videoRef}
        aria-label={title}
        poster={poster}
        muted={autoPlay}
        // The user may have muted it before hydration.
        suppressHydrationWarning
        controls={label === undefined}
        tabIndex={label === undefined ? undefined : -1}
        preload="none"
        playsInline
        data-fit={fit}
      >
        {formats.map((format) => (
          <source key={format.src} {...format} />
        ))}
        {/* Of all sources only the last reports that none could be loaded. */}
        <source src={src} onError={fail} />
        {children}
      </FilmElement>
      {label !== undefined && (
        <CoverButton
          type="button"
          style={poster === undefined ? undefined : { backgroundImage: `url("${poster}")` }}
          onClick={handlePress}
        >
          <CoverWords>{label}</CoverWords>
        </CoverButton>
      )}
      <VisuallyHidden role="status">{state === "failed" && messages.failed}</VisuallyHidden>
    </Screen>
  );
}

/** Permissions of a provider's player: to start when shown, and to fill the screen. */
const ALLOWED = "autoplay; encrypted-media; fullscreen; picture-in-picture";

interface VideoPlayerProviderProps extends Omit<FrameEmbed.FrameEmbedRootProps, "aria-label" | "ratio" | "children"> {
  /** Address of the provider's player, which has controls of its own. */
  src: string;
}

/** Renders a provider's film in place of `VideoPlayer.Film`. Only the still image is loaded before it is used. */
function VideoPlayerProvider(embed: VideoPlayerProviderProps) {
  const messages = useMessages("videoPlayer", ko.videoPlayer);
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

export { VideoPlayerRoot as Root, VideoPlayerFilm as Film, VideoPlayerProvider as Provider };
