"use client";
import { createContext, use } from "react";
import type { SliderEngine } from "./useSliderEngine.ts";

/** State that the parts of one slider share. */
export interface SliderContextValue extends SliderEngine {
  /** Id of the slides, for `aria-controls`. */
  slidesId: string;
  /** Whether it has an interval. */
  autoPlays: boolean;
  /** Whether it is not stopped. Hovering rests it without changing this. */
  playing: boolean;
  setPlaying: (playing: boolean) => void;
}

export const SliderContext = createContext<SliderContextValue | null>(null);

/** Returns the state of the surrounding slider, or throws outside of one. */
export function useSlider(): SliderContextValue {
  const slider = use(SliderContext);
  if (!slider) throw new Error("Parts of a slider must be inside a <Slider.Root>.");
  return slider;
}

/** Position of a slide among its siblings. */
export interface SlidePosition {
  /** From 0. */
  index: number;
  count: number;
}

export const SlidePositionContext = createContext<SlidePosition | null>(null);

/** Returns the position of the calling slide, or throws outside a viewport. */
export function useSlidePosition(): SlidePosition {
  const position = use(SlidePositionContext);
  if (!position) throw new Error("<Slider.Slide> must be inside a <Slider.Viewport>.");
  return position;
}
