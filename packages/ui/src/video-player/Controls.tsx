"use client";
import { useImperativeHandle, type ComponentProps } from "react";
import { PlayMark } from "../button/PlayMark.styles.ts";
import { videoPlayer } from "../messages/ko/video-player.ts";
import { useMessages } from "../provider/messages-context.ts";
import { ControlRow, IconButton, PositionInput, WordButton } from "./VideoPlayer.styles.ts";
import { useVideoPlayer } from "./VideoPlayerContext.ts";

/** Props of `VideoPlayer.Controls`: those of its `<div>`. */
export type VideoPlayerControlsProps = ComponentProps<"div">;

/** Renders the row of controls below the film. Its space is reserved before hydration. */
export function VideoPlayerControls(div: VideoPlayerControlsProps) {
  return <ControlRow {...div} />;
}

/** Props of `VideoPlayer.PlayToggle`: those of its `<button>`. */
export type VideoPlayerPlayToggleProps = Omit<ComponentProps<"button">, "children">;

/** Renders the button that plays and pauses the film. */
export function VideoPlayerPlayToggle({ onClick, ref, ...button }: VideoPlayerPlayToggleProps) {
  const messages = useMessages("videoPlayer", videoPlayer);
  const { state, play, pause, playToggleRef } = useVideoPlayer();
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => playToggleRef.current);
  const playing = state === "playing" || state === "starting";
  return (
    <IconButton
      type="button"
      aria-label={playing ? messages.pause : messages.play}
      {...button}
      ref={playToggleRef}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (playing) pause();
        else play();
      }}
    >
      <PlayMark aria-hidden data-state={playing ? "playing" : "stopped"} />
    </IconButton>
  );
}

/** Props of `VideoPlayer.SoundToggle` and `VideoPlayer.CaptionsToggle`: those of their `<button>`. */
export type VideoPlayerToggleProps = Omit<ComponentProps<"button">, "aria-pressed">;

/** Renders the button that switches the sound, for films with sound. */
export function VideoPlayerSoundToggle({ onClick, children, ...button }: VideoPlayerToggleProps) {
  const messages = useMessages("videoPlayer", videoPlayer);
  const { muted, setMuted } = useVideoPlayer();
  return (
    <WordButton
      type="button"
      {...button}
      aria-pressed={!muted}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setMuted(!muted);
      }}
    >
      {children ?? messages.sound}
    </WordButton>
  );
}

/** Renders the button that switches the captions, for films with a `<track>`. */
export function VideoPlayerCaptionsToggle({ onClick, children, ...button }: VideoPlayerToggleProps) {
  const messages = useMessages("videoPlayer", videoPlayer);
  const { captioned, setCaptioned } = useVideoPlayer();
  return (
    <WordButton
      type="button"
      {...button}
      aria-pressed={captioned}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setCaptioned(!captioned);
      }}
    >
      {children ?? messages.captions}
    </WordButton>
  );
}

/** Seconds of an arrow key. */
const POSITION_STEP = 0.5;

/** Props that the player sets. */
type Decided = "type" | "min" | "max" | "step" | "value" | "defaultValue" | "children";

/** Props of `VideoPlayer.Position`: those of its `<input type="range">`. */
export type VideoPlayerPositionProps = Omit<ComponentProps<"input">, Decided>;

/** Renders the slider of the position, disabled until the length is known. */
export function VideoPlayerPosition({ onChange, ...input }: VideoPlayerPositionProps) {
  const messages = useMessages("videoPlayer", videoPlayer);
  const { time, duration, seek } = useVideoPlayer();
  return (
    <PositionInput
      aria-label={messages.position}
      disabled={duration === undefined}
      {...input}
      type="range"
      min={0}
      max={duration ?? 0}
      step={POSITION_STEP}
      value={duration === undefined ? 0 : Math.min(time, duration)}
      aria-valuetext={duration === undefined ? undefined : messages.time(Math.round(time), Math.round(duration))}
      onChange={(event) => {
        onChange?.(event);
        seek(event.currentTarget.valueAsNumber);
      }}
    />
  );
}
