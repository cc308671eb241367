import { SLIDES } from "../content.ts";
import { DanjiProvider } from "@danji/ui/provider";
import { Slider } from "@danji/ui/slider";
import { theme } from "@danji/ui/theme";

export const SliderPart = () => (
  <DanjiProvider theme={theme}>
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
  </DanjiProvider>
);
