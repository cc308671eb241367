import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { useControlled } from "../hooks/useControlled.ts";
import { useReducedMotion } from "../provider/useReducedMotion.ts";
import { stepOfSwipe, watchSwipes } from "./swipe.ts";

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** The part of a slide that has to show for it to count as seen: one hair more than lying against the edge. */
const SEEN = 0.01;

interface SliderEngineOptions {
  index: number | undefined;
  defaultIndex: number;
  onIndexChange: ((index: number) => void) | undefined;
}

/** The one place that knows Embla. */
export interface SliderEngine {
  /** For the element that clips; null where there is nothing to slide. */
  viewportRef: (viewport: HTMLElement | null) => void;
  /** Whether scripts have taken over from CSS scrolling. */
  ready: boolean;
  /** The current slide, from 0. */
  index: number;
  /** How many places there are to stop at: 0 before `ready`, 1 where everything fits. */
  count: number;
  /** Indexes of all slides that show, partly too; undefined while unknown. */
  inView: readonly number[] | undefined;
  /** Whether a finger or a pressed mouse holds the slides. */
  held: boolean;
  /** Counts what the reader has done: arrows, dots and swipes. */
  uses: number;
  /** Goes one slide on or back, around the ends. */
  move: (step: 1 | -1, by?: "reader" | "clock") => void;
  goTo: (index: number) => void;
}

/** Runs the slides of a slider. Under reduced motion they change places without moving. */
export function useSliderEngine({ index: indexProp, defaultIndex, onIndexChange }: SliderEngineOptions): SliderEngine {
  const [index, setIndex] = useControlled({ value: indexProp, defaultValue: defaultIndex, onChange: onIndexChange });
  const [startIndex] = useState(index);
  const [viewportRef, embla] = useEmblaCarousel({ loop: true, align: "start", inViewThreshold: SEEN, startIndex });
  const [count, setCount] = useState<number>();
  const [inView, setInView] = useState<readonly number[]>();
  const [held, setHeld] = useState(false);
  const [uses, countUse] = useReducer((before: number) => before + 1, 0);
  const [selections, countSelection] = useReducer((before: number) => before + 1, 0);
  const jump = useReducedMotion();

  const publish = useEffectEvent((selected: number) => {
    setIndex(selected);
    // The owner may refuse; only another look tells that Embla has to go back.
    countSelection();
  });
  const settle = useEffectEvent((engine: Embla, from: number, distance: number) => {
    const step = stepOfSwipe(distance);
    engine.scrollTo(from, jump);
    if (step !== 0) {
      moveBy(engine, step, jump);
      countUse();
    }
  });

  useEffect(() => {
    if (!embla) return;
    const viewport = embla.rootNode();
    const swipes = watchSwipes(viewport);
    let from: number | undefined;

    function measure(): void {
      setCount(embla?.scrollSnapList().length ?? 0);
    }
    function handleReInit(engine: Embla): void {
      measure();
      publish(engine.selectedScrollSnap());
    }
    function handleSelect(engine: Embla): void {
      if (from === undefined) publish(engine.selectedScrollSnap());
    }
    function handlePointerDown(engine: Embla): void {
      from = engine.selectedScrollSnap();
      setHeld(true);
    }
    // Embla compares its threshold with the speed of the pointer and has no rule for the distance
    // (https://github.com/davidjerleke/embla-carousel/blob/v8.6.0/packages/embla-carousel/src/components/DragHandler.ts),
    // so a slow swipe falls back and a short flick moves. By the time it says so its choice is made; it is taken back
    // before anything is painted.
    function handlePointerUp(engine: Embla): void {
      if (from === undefined) return;
      settle(engine, from, swipes.distance());
      from = undefined;
      setHeld(false);
      publish(engine.selectedScrollSnap());
    }
    function handleSlidesInView(engine: Embla): void {
      keepFocus(engine);
      setInView(engine.slidesInView());
    }

    measure();
    takeOverScroll(embla);
    embla.on("reInit", handleReInit).on("select", handleSelect).on("slidesInView", handleSlidesInView);
    embla.on("pointerDown", handlePointerDown).on("pointerUp", handlePointerUp);
    return () => {
      swipes.stop();
      embla.off("reInit", handleReInit).off("select", handleSelect).off("slidesInView", handleSlidesInView);
      embla.off("pointerDown", handlePointerDown).off("pointerUp", handlePointerUp);
    };
  }, [embla]);

  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== index) embla.scrollTo(index, jump);
  }, [embla, index, jump, selections]);

  return {
    viewportRef,
    // Not before the places are counted: until then the controls would go, and what is below would jump.
    ready: count !== undefined,
    index,
    count: count ?? 0,
    inView,
    held,
    uses,
    move(step, by = "reader") {
      if (embla) moveBy(embla, step, jump);
      if (by === "reader") countUse();
    },
    goTo(target) {
      embla?.scrollTo(target, jump);
      countUse();
    },
  };
}

/** One slide on or back. Where Embla cannot loop (slides too narrow to fill both ends) it still wraps. */
function moveBy(embla: Embla, step: 1 | -1, jump: boolean): void {
  if (step === 1) {
    if (embla.canScrollNext()) embla.scrollNext(jump);
    else embla.scrollTo(0, jump);
  } else if (embla.canScrollPrev()) embla.scrollPrev(jump);
  else embla.scrollTo(embla.scrollSnapList().length - 1, jump);
}

/** Starts at the slide that the reader had scrolled to before the script came. */
function takeOverScroll(embla: Embla): void {
  const viewport = embla.rootNode();
  const { scrollLeft } = viewport;
  if (scrollLeft === 0) return;
  const distances = embla.slideNodes().map((slide) => Math.abs(slide.offsetLeft - scrollLeft));
  viewport.scrollLeft = 0;
  embla.scrollTo(distances.indexOf(Math.min(...distances)), true);
}

/** A slide out of view becomes inert, and would take the focus with it into nowhere. */
function keepFocus(embla: Embla): void {
  const slides = embla.slideNodes();
  const leaves = embla.slidesNotInView().some((slide) => slides[slide]?.contains(document.activeElement));
  if (leaves) embla.rootNode().focus({ preventScroll: true });
}
