"use client";
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { createPartContext } from "../hooks/parts.ts";
import { useControlled } from "../hooks/useControlled.ts";
import { useReducedMotion } from "../provider/useReducedMotion.ts";
import { stepOfSwipe, watchSwipes, type Step } from "./swipe.ts";

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Share of a slide that must show for it to be in view: more than touching the edge. */
const SEEN = 0.01;

/** What shows another slide: an arrow or a dot, a swipe, the clock, or what scrolls the slides otherwise, such as focus. */
type SlideReason = "trigger" | "swipe" | "clock" | "scroll";

export interface SlideProps {
  /** Current slide when controlled, from 0. */
  value?: number | undefined;
  /** Initial slide when uncontrolled, from 0. @default 0 */
  defaultValue?: number | undefined;
  /** Called with the new slide and what changed it. */
  onValueChange?: ((value: number, reason: SlideReason) => void) | undefined;
}

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
  move: (step: 1 | -1, reason?: SlideReason) => void;
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

/** Runs the slides of a slider, which follow the state. Under reduced motion they change without moving. */
export function useSliderEngine({ value, defaultValue = 0, onValueChange }: SlideProps): SliderEngine {
  const [index, change, latest] = useControlled({ value, defaultValue, onChange: onValueChange });
  const [startIndex] = useState(index);
  const [viewportRef, embla] = useEmblaCarousel({ loop: true, align: "start", inViewThreshold: SEEN, startIndex });
  const [count, setCount] = useState<number>();
  const [inView, setInView] = useState<readonly number[]>();
  const [held, setHeld] = useState(false);
  const [uses, countUse] = useReducer((before: number) => before + 1, 0);
  const jump = useReducedMotion();
  /** The step that is requested, if one is. */
  const stepRef = useRef<Step>(0);

  const select = useEffectEvent(() => embla && change(embla.selectedScrollSnap(), "scroll"));

  const settle = useEffectEvent((step: Step) => {
    embla?.scrollTo(latest(), jump);
    if (step !== 0) move(step, "swipe");
  });

  const follow = useEffectEvent(() => {
    if (embla && embla.selectedScrollSnap() !== latest()) show(embla, latest(), stepRef.current, jump);
    stepRef.current = 0;
  });

  function move(step: 1 | -1, reason: SlideReason = "trigger"): void {
    if (count === undefined) return;
    stepRef.current = step;
    change((latest() + step + count) % count, reason);
    if (reason !== "clock") countUse();
  }

  useEffect(() => {
    if (!embla) return;
    const swipes = watchSwipes(embla.rootNode());
    let isDragged = false;

    const measure = () => setCount(embla.scrollSnapList().length);
    const updateInView = () => setInView(embla.slidesInView());

    measure();
    // The first `slidesInView` event may have fired before this subscribes; the list is empty until then.
    if (embla.slidesInView().length > 0) updateInView();
    embla
      .on("reInit", () => {
        // Embla drops a drag when its size changes, without "pointerUp".
        isDragged = false;
        setHeld(false);
        measure();
        select();
      })
      .on("select", () => {
        if (!isDragged) select();
      })
      .on("slidesInView", () => {
        keepFocus(embla);
        updateInView();
      })
      .on("pointerDown", () => {
        isDragged = true;
        setHeld(true);
      })
      // Embla compares its threshold with the speed of the pointer, not with the distance, so a slow swipe falls back
      // and a short flick moves (DragHandler.ts of 8.6.0). Its selection is undone before the next paint.
      .on("pointerUp", () => {
        if (!isDragged) return;
        settle(stepOfSwipe(swipes.distance()));
        isDragged = false;
        setHeld(false);
      });
    // After the listeners, which put the slide scrolled to before hydration into the state.
    adoptScroll(embla);
    // Embla drops its own listeners when it is replaced.
    return swipes.stop;
  }, [embla]);

  useEffect(() => follow(), [embla, index]);

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
      change(target, "trigger");
      countUse();
    },
  };
}

/** Shows a slide, a neighbour by the step to it: around the ends, Embla would take the shorter way. Some slides cannot loop. */
function show(embla: Embla, target: number, step: Step, jump: boolean): void {
  const count = embla.scrollSnapList().length;
  const isStep = target === (embla.selectedScrollSnap() + step + count) % count;
  if (isStep && step === 1 && embla.canScrollNext()) embla.scrollNext(jump);
  else if (isStep && step === -1 && embla.canScrollPrev()) embla.scrollPrev(jump);
  else embla.scrollTo(target, jump);
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
