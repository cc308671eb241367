import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { useControlled } from "../hooks/useControlled.ts";
import { useReducedMotion } from "../provider/useReducedMotion.ts";
import { stepOfSwipe, watchSwipes, type Step } from "./swipe.ts";

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const increment = (before: number) => before + 1;

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
  /** Whether it is known that there is no other place to go to, so that it needs no controls. */
  alone: boolean;
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
  const [uses, countUse] = useReducer(increment, 0);
  const [selections, countSelection] = useReducer(increment, 0);
  const jump = useReducedMotion();

  const publish = useEffectEvent((selected: number) => {
    setIndex(selected);
    // The owner may refuse; only another look tells that Embla has to go back.
    countSelection();
  });
  const settle = useEffectEvent((from: number, step: Step) => {
    embla?.scrollTo(from, jump);
    if (step !== 0) move(step);
  });

  function move(step: 1 | -1, by: "reader" | "clock" = "reader"): void {
    if (embla) moveBy(embla, step, jump);
    if (by === "reader") countUse();
  }

  // Before what listens: the slide that the reader has come to before the script did is no news to the state yet.
  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== index) embla.scrollTo(index, jump);
  }, [embla, index, jump, selections]);

  useEffect(() => {
    if (!embla) return;
    const swipes = watchSwipes(embla.rootNode());
    let from: number | undefined;

    const measure = () => setCount(embla.scrollSnapList().length);
    const select = () => publish(embla.selectedScrollSnap());

    measure();
    embla
      .on("reInit", () => {
        measure();
        select();
      })
      .on("select", () => {
        if (from === undefined) select();
      })
      .on("slidesInView", () => {
        keepFocus(embla);
        setInView(embla.slidesInView());
      })
      .on("pointerDown", () => {
        from = embla.selectedScrollSnap();
        setHeld(true);
      })
      // Embla compares its threshold with the speed of the pointer and has no rule for the distance
      // (https://github.com/davidjerleke/embla-carousel/blob/v8.6.0/packages/embla-carousel/src/components/DragHandler.ts),
      // so a slow swipe falls back and a short flick moves. By the time it says so its choice is made; it is taken back
      // before anything is painted.
      .on("pointerUp", () => {
        if (from === undefined) return;
        settle(from, stepOfSwipe(swipes.distance()));
        from = undefined;
        setHeld(false);
        select();
      });
    // What listens comes first, or the slide that the reader has come to would be no news to the state.
    takeOverScroll(embla);
    // An Embla goes with all that listens to it, and never before there is another.
    return swipes.stop;
  }, [embla]);

  return {
    viewportRef,
    // Not before the places are counted: until then the controls would go, and what is below would jump.
    ready: count !== undefined,
    index,
    count: count ?? 0,
    alone: count !== undefined && count < 2,
    inView,
    held,
    uses,
    move,
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
