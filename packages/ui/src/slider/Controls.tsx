"use client";
import type { ComponentProps, ReactNode } from "react";
import { unlessPrevented } from "../hooks/parts.ts";
import { ArrowHead, PlayMark } from "../button/signs.styles.ts";
import * as ko from "../messages/ko.ts";
import { useMessages } from "../messages/useMessages.ts";
import { Control, DotList } from "./Slider.styles.ts";
import { useSlider } from "./useSliderEngine.ts";

interface SliderArrowProps extends ComponentProps<"button"> {
  /** Replaces the arrowhead. */
  children?: ReactNode;
}

/** Renders the button to the previous slide, from the first to the last. */
export function SliderPrevious(button: SliderArrowProps) {
  return <Arrow {...button} step={-1} />;
}

/** Renders the button to the next slide, from the last to the first. */
export function SliderNext(button: SliderArrowProps) {
  return <Arrow {...button} step={1} />;
}

interface ArrowProps extends SliderArrowProps {
  step: 1 | -1;
}

function Arrow({ step, onClick, children, ...button }: ArrowProps) {
  const { alone, slidesId, move } = useSlider(step === 1 ? "Slider.Next" : "Slider.Previous");
  const direction = step === 1 ? "next" : "previous";
  const label = useMessages("slider", ko.slider)[direction];
  if (alone) return null;
  return (
    <Control
      type="button"
      aria-label={label}
      aria-controls={slidesId}
      {...button}
      onClick={unlessPrevented(onClick, () => move(step))}
    >
      {children ?? <ArrowHead aria-hidden data-direction={direction} />}
    </Control>
  );
}

/** Renders a dot for each slide, which jumps to it. The current one is marked. */
export function SliderDots(div: Omit<ComponentProps<"div">, "children">) {
  const messages = useMessages("slider", ko.slider);
  const { alone, count, index: current, slidesId, goTo } = useSlider("Slider.Dots");
  if (alone) return null;
  return (
    <DotList role="group" aria-label={messages.dots} {...div}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={messages.goTo(index + 1)}
          aria-current={index === current ? "true" : undefined}
          aria-controls={slidesId}
          onClick={() => goTo(index)}
        />
      ))}
    </DotList>
  );
}

/** Renders the button that stops and starts rotation, or nothing without `autoPlay`. */
export function SliderPlayToggle({ onClick, ...button }: Omit<ComponentProps<"button">, "children">) {
  const messages = useMessages("slider", ko.slider);
  const { alone, autoPlays, playing, setPlaying } = useSlider("Slider.PlayToggle");
  if (!autoPlays || alone) return null;
  return (
    <Control
      type="button"
      aria-label={playing ? messages.stop : messages.start}
      {...button}
      onClick={unlessPrevented(onClick, () => setPlaying(!playing))}
    >
      <PlayMark aria-hidden data-state={playing ? "playing" : "stopped"} />
    </Control>
  );
}
