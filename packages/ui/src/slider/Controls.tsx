"use client";
import type { ComponentProps, ReactNode } from "react";
import { ArrowHead } from "../button/ArrowHead.styles.ts";
import { PlayMark } from "../button/PlayMark.styles.ts";
import { Control, Dot, DotList } from "./Slider.styles.ts";
import { useSlider } from "./SliderContext.ts";

/** Props of `Slider.Previous` and `Slider.Next`: those of a `<button>`. */
export interface SliderArrowProps extends ComponentProps<"button"> {
  /**
   * Accessible name.
   *
   * @default "이전" or "다음"
   */
  label?: string | undefined;
  /** Replaces the arrowhead. */
  children?: ReactNode;
}

/** Renders the button to the previous slide, from the first to the last. */
export function SliderPrevious({ label = "이전", ...button }: SliderArrowProps) {
  return <Arrow {...button} label={label} step={-1} />;
}

/** Renders the button to the next slide, from the last to the first. */
export function SliderNext({ label = "다음", ...button }: SliderArrowProps) {
  return <Arrow {...button} label={label} step={1} />;
}

interface ArrowProps extends SliderArrowProps {
  label: string;
  step: 1 | -1;
}

function Arrow({ label, step, onClick, children, ...button }: ArrowProps) {
  const { alone, slidesId, move } = useSlider();
  if (alone) return null;
  return (
    <Control
      type="button"
      aria-label={label}
      aria-controls={slidesId}
      {...button}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) move(step);
      }}
    >
      {children ?? <ArrowHead aria-hidden data-direction={step === 1 ? "next" : "previous"} />}
    </Control>
  );
}

/** Props of `Slider.Dots`: those of a `<div>`. */
export interface SliderDotsProps extends Omit<ComponentProps<"div">, "children"> {
  /**
   * Accessible name of the group.
   *
   * @default "슬라이드 선택"
   */
  label?: string | undefined;
}

/** Renders a dot for each slide, which jumps to it. The current one is marked. */
export function SliderDots({ label = "슬라이드 선택", ...div }: SliderDotsProps) {
  const { alone, count, index: current, slidesId, goTo } = useSlider();
  if (alone) return null;
  return (
    <DotList role="group" aria-label={label} {...div}>
      {Array.from({ length: count }, (_, index) => (
        <Dot
          key={index}
          type="button"
          aria-label={`${index + 1}번째 슬라이드`}
          aria-current={index === current ? "true" : undefined}
          aria-controls={slidesId}
          onClick={() => goTo(index)}
        />
      ))}
    </DotList>
  );
}

/** Props of `Slider.PlayToggle`: those of a `<button>`. */
export interface SliderPlayToggleProps extends Omit<ComponentProps<"button">, "children"> {
  /**
   * Accessible name while the slider rotates.
   *
   * @default "자동 넘김 멈춤"
   */
  stopLabel?: string | undefined;
  /**
   * Accessible name while it is stopped.
   *
   * @default "자동 넘김 시작"
   */
  startLabel?: string | undefined;
}

/** Renders the button that stops and starts rotation, or nothing without `autoPlay`. */
export function SliderPlayToggle({
  stopLabel = "자동 넘김 멈춤",
  startLabel = "자동 넘김 시작",
  onClick,
  ...button
}: SliderPlayToggleProps) {
  const { alone, autoPlays, playing, setPlaying } = useSlider();
  if (!autoPlays || alone) return null;
  return (
    <Control
      type="button"
      aria-label={playing ? stopLabel : startLabel}
      {...button}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setPlaying(!playing);
      }}
    >
      <PlayMark aria-hidden data-state={playing ? "playing" : "stopped"} />
    </Control>
  );
}
