"use client";
import { useImperativeHandle, type ComponentProps } from "react";
import { PlayMark } from "../button/PlayMark.styles.ts";
import { ControlRow, IconButton, PositionInput, WordButton } from "./VideoPlayer.styles.ts";
import { useVideoPlayer } from "./VideoPlayerContext.ts";

/** Props of `VideoPlayer.Controls`: those of its `<div>`. */
export type VideoPlayerControlsProps = ComponentProps<"div">;

/** The row of controls under the film. It keeps its place until the script is there. */
export function VideoPlayerControls(div: VideoPlayerControlsProps) {
  return <ControlRow {...div} />;
}

/** Props of `VideoPlayer.PlayToggle`: those of its `<button>`, and its names. */
export interface VideoPlayerPlayToggleProps extends Omit<ComponentProps<"button">, "children"> {
  /** What it is called while the film rests. Default: `재생`. */
  playLabel?: string | undefined;
  /** What it is called while the film plays. Default: `일시 정지`. */
  pauseLabel?: string | undefined;
}

/** Plays the film and pauses it. */
export function VideoPlayerPlayToggle({
  playLabel = "재생",
  pauseLabel = "일시 정지",
  onClick,
  ref,
  ...button
}: VideoPlayerPlayToggleProps) {
  const { state, play, pause, playToggleRef } = useVideoPlayer();
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => playToggleRef.current);
  const playing = state === "playing" || state === "starting";
  return (
    <IconButton
      type="button"
      aria-label={playing ? pauseLabel : playLabel}
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

/** Switches the sound on and off. For films that have one. */
export function VideoPlayerSoundToggle({ onClick, children = "소리", ...button }: VideoPlayerToggleProps) {
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
      {children}
    </WordButton>
  );
}

/** Switches the captions on and off. For films that have a `<track>`. */
export function VideoPlayerCaptionsToggle({ onClick, children = "자막", ...button }: VideoPlayerToggleProps) {
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
      {children}
    </WordButton>
  );
}

/** Seconds that an arrow key moves the film by. */
const POSITION_STEP = 0.5;

/** What the player decides by itself. */
type Decided = "type" | "min" | "max" | "step" | "value" | "defaultValue" | "children";

/** Props of `VideoPlayer.Position`: those of its `<input type="range">`, and its name. */
export interface VideoPlayerPositionProps extends Omit<ComponentProps<"input">, Decided> {
  /** What it is called. Default: `재생 위치`. */
  label?: string | undefined;
}

/** Where in the film it is, and the way to another place in it. It is out of reach until its length is known. */
export function VideoPlayerPosition({ label = "재생 위치", onChange, ...input }: VideoPlayerPositionProps) {
  const { time, duration, seek } = useVideoPlayer();
  return (
    <PositionInput
      aria-label={label}
      disabled={duration === undefined}
      {...input}
      type="range"
      min={0}
      max={duration ?? 0}
      step={POSITION_STEP}
      value={duration === undefined ? 0 : Math.min(time, duration)}
      aria-valuetext={duration === undefined ? undefined : `${Math.round(duration)}초 가운데 ${Math.round(time)}초`}
      onChange={(event) => {
        onChange?.(event);
        seek(event.currentTarget.valueAsNumber);
      }}
    />
  );
}
