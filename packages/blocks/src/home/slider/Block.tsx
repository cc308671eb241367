import { Picture } from "@danji/ui/picture";
import { Slider } from "@danji/ui/slider";
import { titleIdOf, type ScreenProps } from "../screen-props.ts";
import { Controls, SlideFigure, SlidePicture, SliderScreen } from "./Block.styles.ts";
import { Title } from "../Screen.styles.ts";
import { Enlarge } from "../../parts/Enlarge.tsx";
import { pictureSizes } from "../../parts/picture-sizes.ts";
import type { schema } from "./block.ts";

const SIZES = pictureSizes("100vw");

/** How long a slide stands, in ms (docs/product.md, 4.5). */
const SLIDE_INTERVAL = 6000;

/** Shows in windows up to 900px wide pictures to leaf through, which move on by themselves. */
export function Block({ id, section, pictures }: ScreenProps<typeof schema>) {
  return (
    // The slider in it has the same name: one of them is enough.
    <SliderScreen id={id} $composition={section.composition}>
      <Title id={titleIdOf(id)}>{section.title}</Title>
      <Slider.Root aria-label={section.title} autoPlay={SLIDE_INTERVAL}>
        <Controls>
          <Slider.PlayToggle />
          <Slider.Previous />
          <Slider.Dots />
          <Slider.Next />
        </Controls>
        <Slider.Viewport>
          {section.slides.map(({ picture: key, title, text }) => {
            const picture = pictures[key];
            return (
              <Slider.Slide key={title}>
                <SlideFigure>
                  {picture && (
                    <SlidePicture $composition={section.composition}>
                      <Picture source={picture} sizes={SIZES} fill />
                      <Enlarge picture={picture} caption={title} />
                    </SlidePicture>
                  )}
                  <figcaption>
                    <strong data-display>{title}</strong>
                    <span>{text}</span>
                    {picture?.made === "computer" && <small>컴퓨터그래픽</small>}
                  </figcaption>
                </SlideFigure>
              </Slider.Slide>
            );
          })}
        </Slider.Viewport>
      </Slider.Root>
    </SliderScreen>
  );
}
