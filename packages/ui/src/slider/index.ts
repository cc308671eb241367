/** A row of slides in parts: `Root` keeps the state, `Viewport` shows the `Slide`s, the others are its controls. */
export * as Slider from "./Slider.tsx";
