"use client";
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { createPartContext } from "../hooks/parts.ts";
import { useReducedMotion } from "../provider/useReducedMotion.ts";
import { stepOfSwipe, watchSwipes, type Step } from "./swipe.ts";

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const increment = (before: number) => before + 1;

/** Share of a slide that must show for it to be in view: more than touching the edge. */
const SEEN = 0.01;

interface SliderEngine {
  /** Ref of the element that clips; called with null without slides. */
  viewportRef: (viewport: HTMLElement | null) => void;
  /** Whether the engine runs; CSS scrolls before. */
  ready: boolean;
  /** The current slide, from 0. */
  index: number;
  /** Number of places to stop at: 0 before `ready`, 1 where everything fits. */
  count: number;
  /** Whether there is only one place to stop at, and controls are of no use. */
  alone: boolean;
  /** Indexes of all slides that show, partly too; undefined while unknown. */
  inView: readonly number[] | undefined;
  /** Whether a finger or a pressed mouse holds the slides. */
  held: boolean;
  /** Number of arrows, dots and swipes used. */
  uses: number;
  /** Moves one slide forward or back, around the ends. */
  move: (step: 1 | -1, by?: "reader" | "clock") => void;
  goTo: (index: number) => void;
}

interface SliderState extends SliderEngine {
  slidesId: string;
  autoPlays: boolean;
  /** Whether it is not stopped. Hovering rests it without changing this. */
  playing: boolean;
  setPlaying: (playing: boolean) => void;
}

export const [SliderContext, useSlider] = createPartContext<SliderState>("Slider.Root");

/** Runs the slides of a slider. Under reduced motion they change without moving. */
export function useSliderEngine(): SliderEngine {
  const [viewportRef, embla] = useEmblaCarousel({ loop: true, align: "start", inViewThreshold: SEEN });
  const [index, setIndex] = useState(0);
  const [count, setCount] = useState<number>();
  const [inView, setInView] = useState<readonly number[]>();
  const [held, setHeld] = useState(false);
  const [uses, countUse] = useReducer(increment, 0);
  const jump = useReducedMotion();

  const settle = useEffectEvent((from: number, step: Step) => {
    embla?.scrollTo(from, jump);
    if (step !== 0) move(step);
  });

  function move(step: 1 | -1, by: "reader" | "clock" = "reader"): void {
    if (embla) moveBy(embla, step, jump);
    if (by === "reader") countUse();
  }

  useEffect(() => {
    if (!embla) return;
    const swipes = watchSwipes(embla.rootNode());
    let from: number | undefined;

    const measure = () => setCount(embla.scrollSnapList().length);
    const select = () => setIndex(embla.selectedScrollSnap());
    const updateInView = () => setInView(embla.slidesInView());

    measure();
    // The first `slidesInView` event may have fired before this subscribes; the list is empty until then.
    if (embla.slidesInView().length > 0) updateInView();
    embla
      .on("reInit", () => {
        // Embla drops a drag when its size changes, without "pointerUp".
        from = undefined;
        setHeld(false);
        measure();
        select();
      })
      .on("select", () => {
        if (from === undefined) select();
      })
      .on("slidesInView", () => {
        keepFocus(embla);
        updateInView();
      })
      .on("pointerDown", () => {
        from = embla.selectedScrollSnap();
        setHeld(true);
      })
      // Embla compares its threshold with the speed of the pointer, not with the distance, so a slow swipe falls back
      // and a short flick moves (DragHandler.ts of 8.6.0). Its selection is undone before the next paint.
      .on("pointerUp", () => {
        if (from === undefined) return;
        settle(from, stepOfSwipe(swipes.distance()));
        from = undefined;
        setHeld(false);
        select();
      });
    // After the listeners, which put the slide scrolled to before hydration into the state.
    adoptScroll(embla);
    // Embla drops its own listeners when it is replaced.
    return swipes.stop;
  }, [embla]);

  return {
    viewportRef,
    // Controls shown before the places are counted would go again and shift the page.
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

/** Moves one slide forward or back. Wraps also where Embla cannot loop: slides too narrow to fill both ends. */
function moveBy(embla: Embla, step: 1 | -1, jump: boolean): void {
  if (step === 1) {
    if (embla.canScrollNext()) embla.scrollNext(jump);
    else embla.scrollTo(0, jump);
  } else if (embla.canScrollPrev()) embla.scrollPrev(jump);
  else embla.scrollTo(embla.scrollSnapList().length - 1, jump);
}

/** Starts at the slide scrolled to before hydration. */
function adoptScroll(embla: Embla): void {
  const viewport = embla.rootNode();
  const { scrollLeft } = viewport;
  if (scrollLeft === 0) return;
  const distances = embla.slideNodes().map((slide) => Math.abs(slide.offsetLeft - scrollLeft));
  viewport.scrollLeft = 0;
  embla.scrollTo(distances.indexOf(Math.min(...distances)), true);
}

/** Moves the focus to the viewport when its slide leaves the view and becomes inert. */
function keepFocus(embla: Embla): void {
  const slides = embla.slideNodes();
  const leaves = embla.slidesNotInView().some((slide) => slides[slide]?.contains(document.activeElement));
  if (leaves) embla.rootNode().focus({ preventScroll: true });
}
