import { createContext, use } from "react";
import type { SliderEngine } from "./useSliderEngine.ts";

/** What the parts of one slider know of each other. */
export interface SliderContextValue extends SliderEngine {
  /** Id of the slides, for `aria-controls`. */
  slidesId: string;
  /** Whether it moves by itself at all. */
  autoPlays: boolean;
  /** Whether the reader lets it move by itself. Hovering and focus hold it for a while without changing this. */
  playing: boolean;
  setPlaying: (playing: boolean) => void;
}

export const SliderContext = createContext<SliderContextValue | null>(null);

/**
 * The slider that a part stands in.
 *
 * @throws Error outside of one.
 */
export function useSlider(): SliderContextValue {
  const slider = use(SliderContext);
  if (!slider) throw new Error("Parts of a slider have to stand in a <Slider.Root>.");
  return slider;
}

/** Where a slide stands among its siblings. */
export interface SlidePosition {
  /** From 0. */
  index: number;
  count: number;
}

export const SlidePositionContext = createContext<SlidePosition | null>(null);

/**
 * The position of the slide that asks.
 *
 * @throws Error outside a viewport.
 */
export function useSlidePosition(): SlidePosition {
  const position = use(SlidePositionContext);
  if (!position) throw new Error("<Slider.Slide> has to stand in a <Slider.Viewport>.");
  return position;
}
