import { Carousel } from "@mantine/carousel";
import { MantineProvider } from "@mantine/core";
import Autoplay from "embla-carousel-autoplay";
import { useRef } from "react";
import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/carousel/styles.css";
import { SLIDES } from "../content.ts";

export function SliderPart() {
  const autoplay = useRef(Autoplay({ delay: 6000 }));
  return (
    <MantineProvider>
      <Carousel withIndicators plugins={[autoplay.current]} emblaOptions={{ loop: true }}>
        {SLIDES.map((slide) => (
          <Carousel.Slide key={slide}>{slide}</Carousel.Slide>
        ))}
      </Carousel>
    </MantineProvider>
  );
}
