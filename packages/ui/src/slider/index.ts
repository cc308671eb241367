import { SliderDots, SliderNext, SliderPlayToggle, SliderPrevious } from "./Controls.tsx";
import { SliderRoot, SliderSlide, SliderViewport } from "./Slider.tsx";

/** A row of slides in parts: `Root` keeps the state, `Viewport` shows the `Slide`s, the others are its controls. */
export const Slider = {
  Root: SliderRoot,
  Viewport: SliderViewport,
  Slide: SliderSlide,
  Previous: SliderPrevious,
  Next: SliderNext,
  Dots: SliderDots,
  PlayToggle: SliderPlayToggle,
};
