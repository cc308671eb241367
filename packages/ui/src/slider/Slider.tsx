"use client";
import { Children, useCallback, useId, useState, type ComponentProps, type ReactNode } from "react";
import { misuse, useMisuse } from "../hooks/misuse.ts";
import { useNameMisuse, createPartContext, usePartRef, type AccessibleName } from "../hooks/parts.ts";
import * as ko from "../messages/ko.ts";
import { useMessages } from "../messages/useMessages.ts";
import { useReducedMotion } from "../provider/useReducedMotion.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Clip, Frame, SlideElement, Track } from "./Slider.styles.ts";
import { useAutoAdvance } from "./useAutoAdvance.ts";
import { SliderContext, useSlider, useSliderEngine, type SlideProps } from "./useSliderEngine.ts";

/** Position of a slide among its siblings, from 0. */
const [PositionContext, usePosition] = createPartContext<{ index: number; count: number }>("Slider.Viewport");

const TOGGLE = 'button > :is([data-state="playing"], [data-state="stopped"])';

interface SliderOwnProps extends SlideProps {
  /** Milliseconds between two automatic steps. Without it the slider does not rotate. */
  autoPlay?: number | undefined;
  /** A viewport with slides, and the controls, in the order of the Tab key. */
  children: ReactNode;
}

type SliderRootProps = Omit<ComponentProps<"section">, "defaultValue"> & SliderOwnProps & AccessibleName;

/**
 * Renders a row of slides of which one, or a few, show at a time.
 *
 * Use it for a handful of pictures with a line or two each. Do not use it for anything that a reader must not miss,
 * which belongs on the page itself.
 *
 * With `autoPlay` it also needs a `Slider.PlayToggle` (WCAG 2.2, 2.2.2), which comes first. It rests while hovered, in
 * a hidden tab and under a modal, stops when the keyboard enters it, until the toggle starts it again, and does not
 * start under reduced motion. Without slides it shows nothing, with one slide no controls, and without JavaScript the
 * slides scroll. Its live region is off while it rotates.
 *
 * Keys: those of a carousel.
 */
function SliderRoot({ value, defaultValue, onValueChange, autoPlay, ref, children, ...section }: SliderRootProps) {
  useNameMisuse("Slider.Root", section["aria-label"] ?? section["aria-labelledby"]);
  const slidesId = useId();
  const sectionRef = usePartRef(ref);
  const engine = useSliderEngine({ value, defaultValue, onValueChange });
  const messages = useMessages("slider", ko.slider);
  const reducedMotion = useReducedMotion();
  const [requested, setRequested] = useState<boolean>();
  const playing = requested ?? !reducedMotion;

  const { rotating, endRest } = useAutoAdvance(sectionRef, {
    interval: autoPlay,
    running: playing && !engine.held && engine.count > 1,
    restartKey: engine.uses,
    onAdvance: () => engine.move(1, "clock"),
    // Until the toggle is pressed, also after the focus leaves (ARIA practices).
    onKeyboardFocus: () => setRequested(false),
  });

  useMisuse(
    process.env.NODE_ENV !== "production" &&
      autoPlay !== undefined &&
      (() =>
        !sectionRef.current?.querySelector(TOGGLE) &&
        misuse("Slider.Root", "rotates and cannot be stopped", "Render a Slider.PlayToggle first in it")),
  );

  function setPlaying(next: boolean): void {
    setRequested(next);
    if (next) endRest();
  }

  return (
    <SliderContext value={{ ...engine, slidesId, autoPlays: autoPlay !== undefined, playing, setPlaying }}>
      <Frame
        {...section}
        ref={sectionRef}
        aria-roledescription={messages.slider}
        data-state={engine.ready ? "ready" : "plain"}
      >
        {children}
        <VisuallyHidden role="status" aria-live={rotating ? "off" : "polite"}>
          {engine.uses > 0 && messages.position(engine.index + 1, engine.count)}
        </VisuallyHidden>
      </Frame>
    </SliderContext>
  );
}

interface SliderViewportProps extends ComponentProps<"div"> {
  /** Width of a slide, a CSS length; percentages are of the viewport. @default "100%" */
  slideWidth?: string | undefined;
  /** Space between two slides, a CSS length. @default "0px" */
  gap?: string | undefined;
  /** The slides, each a `Slider.Slide` or a component that renders one. */
  children?: ReactNode;
}

/** Renders the viewport of the slides. Vertical pans in it scroll the page. */
function SliderViewport({ slideWidth = "100%", gap = "0px", ref, children, ...div }: SliderViewportProps) {
  const { ready, slidesId, viewportRef } = useSlider("Slider.Viewport");
  const nodeRef = usePartRef(ref);
  const slides = Children.toArray(children);
  const hasSlides = slides.length > 0;

  const attach = useCallback(
    (node: HTMLDivElement | null) => {
      nodeRef.current = node;
      // Without slides the engine has nothing to measure.
      viewportRef(hasSlides ? node : null);
    },
    [hasSlides, nodeRef, viewportRef],
  );

  return (
    // Before hydration it is a scroller, which the keyboard must reach.
    <Clip {...div} ref={attach} tabIndex={ready ? -1 : 0} $slideWidth={slideWidth} $gap={gap}>
      <Track id={slidesId}>
        {slides.map((slide, index) => (
          <PositionContext key={index} value={{ index, count: slides.length }}>
            {slide}
          </PositionContext>
        ))}
      </Track>
    </Clip>
  );
}

/** Renders a slide, named `1 / 6` by default and inert while it is out of view. */
function SliderSlide(div: ComponentProps<"div">) {
  const { inView } = useSlider("Slider.Slide");
  const { index, count } = usePosition("Slider.Slide");
  const messages = useMessages("slider", ko.slider);
  return (
    <SlideElement
      role="group"
      aria-roledescription={messages.slide}
      aria-label={`${index + 1} / ${count}`}
      {...div}
      data-slide=""
      inert={inView !== undefined && !inView.includes(index)}
    />
  );
}

export { SliderRoot as Root, SliderViewport as Viewport, SliderSlide as Slide };
export {
  SliderPrevious as Previous,
  SliderNext as Next,
  SliderDots as Dots,
  SliderPlayToggle as PlayToggle,
} from "./Controls.tsx";
