"use client";
import type { ComponentProps, MouseEvent } from "react";
import { unlessPrevented, usePartRef } from "../hooks/parts.ts";
import { PlayMark } from "../button/signs.styles.ts";
import { useMessages } from "../messages/useMessages.ts";
import { ControlRow, CoverButton, CoverWords, IconButton, PositionInput, WordButton } from "./VideoPlayer.styles.ts";
import type { FilmState } from "./useFilm.ts";
import { useVideoPlayer } from "./useFilm.ts";

/** Renders the row of controls below the film. Its space is reserved before hydration. */
export function VideoPlayerControls(div: ComponentProps<"div">) {
  return <ControlRow {...div} />;
}

/** Renders the button that plays and pauses the film. */
export function VideoPlayerPlayToggle({ onClick, ref, ...button }: Omit<ComponentProps<"button">, "children">) {
  const messages = useMessages("videoPlayer");
  const { state, play, pause, playToggleRef } = useVideoPlayer("VideoPlayer.PlayToggle");
  usePartRef(ref, playToggleRef);
  const playing = state === "playing" || state === "starting";
  return (
    <IconButton
      type="button"
      aria-label={playing ? messages.pause : messages.play}
      {...button}
      ref={playToggleRef}
      onClick={unlessPrevented(onClick, playing ? pause : play)}
    >
      <PlayMark aria-hidden data-state={playing ? "playing" : "stopped"} />
    </IconButton>
  );
}

type VideoPlayerToggleProps = Omit<ComponentProps<"button">, "aria-pressed">;

/** Renders the button that switches the sound, for films with sound. */
export function VideoPlayerSoundToggle({ onClick, children, ...button }: VideoPlayerToggleProps) {
  const messages = useMessages("videoPlayer");
  const { muted, setMuted } = useVideoPlayer("VideoPlayer.SoundToggle");
  return (
    <WordButton
      type="button"
      {...button}
      aria-pressed={!muted}
      onClick={unlessPrevented(onClick, () => setMuted(!muted))}
    >
      {children ?? messages.sound}
    </WordButton>
  );
}

/** Renders the button that switches the captions, for films with a `<track>`. */
export function VideoPlayerCaptionsToggle({ onClick, children, ...button }: VideoPlayerToggleProps) {
  const messages = useMessages("videoPlayer");
  const { captioned, setCaptioned } = useVideoPlayer("VideoPlayer.CaptionsToggle");
  return (
    <WordButton
      type="button"
      {...button}
      aria-pressed={captioned}
      onClick={unlessPrevented(onClick, () => setCaptioned(!captioned))}
    >
      {children ?? messages.captions}
    </WordButton>
  );
}

/** Seconds of an arrow key. */
const POSITION_STEP = 0.5;

type Decided = "type" | "min" | "max" | "step" | "value" | "defaultValue" | "children";

/** Renders the slider of the position, disabled until the length is known. */
export function VideoPlayerPosition({ onChange, ...input }: Omit<ComponentProps<"input">, Decided>) {
  const messages = useMessages("videoPlayer");
  const { time, duration, seek } = useVideoPlayer("VideoPlayer.Position");
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
      onChange={unlessPrevented(onChange, ({ currentTarget }) => seek(currentTarget.valueAsNumber))}
    />
  );
}

/** Renders the still image over the film while nothing plays; a press plays the film, or plays it again. */
export function VideoPlayerTrigger({ style, onClick, ...button }: Omit<ComponentProps<"button">, "children">) {
  const messages = useMessages("videoPlayer");
  const { poster, state, play, playToggleRef } = useVideoPlayer("VideoPlayer.Trigger");
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
    // The cover is removed, and would lose the focus.
    playToggleRef.current?.focus({ preventScroll: true });
  }

  return (
    <CoverButton
      type="button"
      {...button}
      style={{ ...(poster !== undefined && { backgroundImage: `url("${poster}")` }), ...style }}
      onClick={handleClick}
    >
      <CoverWords>{state === "failed" ? `${messages.failed} ${label}` : label}</CoverWords>
    </CoverButton>
  );
}
