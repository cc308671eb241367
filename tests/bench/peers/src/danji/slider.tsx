import { Slider } from "@danji/ui/slider";
import { SLIDES } from "../content.ts";

export const SliderPart = () => (
  <Slider.Root label="프리미엄" autoPlay={6000}>
    <Slider.Viewport>
      {SLIDES.map((slide) => (
        <Slider.Slide key={slide}>{slide}</Slider.Slide>
      ))}
    </Slider.Viewport>
    <Slider.Previous />
    <Slider.Next />
    <Slider.Dots />
    <Slider.PlayToggle />
  </Slider.Root>
);
