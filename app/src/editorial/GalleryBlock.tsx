import { Picture } from "@danji/ui/picture";
import { Slider } from "@danji/ui/slider";
import { Caption } from "../blocks/Caption.tsx";
import type { BlockProps } from "../blocks/lazy-blocks.ts";
import { galleryAnchor } from "./late-gallery.ts";
import { Controls, Frame } from "./gallery.styles.ts";

/** A slide leaves the next one to be seen at the edge, so that nobody misses that there is one. */
const SLIDE_WIDTH = "86%";
const GAP = "1.5rem";
const SIZES = "(max-width: 900px) 86vw, min(78vw, 69rem)";

/** Pictures of one thing to leaf through. Without JavaScript they scroll, on paper they stand below each other. */
export function GalleryBlock({ block, pictures }: BlockProps<"gallery">) {
  return (
    <Slider.Root label={block.label} id={galleryAnchor(block)}>
      <Controls>
        <Slider.Dots label={`${block.label} 고르기`} />
        <Slider.Previous />
        <Slider.Next />
      </Controls>
      <Slider.Viewport slideWidth={SLIDE_WIDTH} gap={GAP}>
        {block.pictures.map(({ image, caption }) => {
          const picture = pictures[image];
          return (
            picture && (
              <Slider.Slide key={image}>
                <figure>
                  <Frame>
                    <Picture source={picture} sizes={SIZES} fill />
                  </Frame>
                  <Caption picture={picture}>{caption}</Caption>
                </figure>
              </Slider.Slide>
            )
          );
        })}
      </Slider.Viewport>
    </Slider.Root>
  );
}
