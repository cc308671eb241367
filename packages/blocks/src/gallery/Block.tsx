import { Picture } from "@danji/ui/picture";
import { Slider } from "@danji/ui/slider";
import { Caption } from "../parts/Caption.tsx";
import type { BlockProps, BlockOf } from "../parts/block-data.ts";
import { Enlarge } from "../parts/Enlarge.tsx";
import { Controls, GalleryPicture } from "./Block.styles.ts";
import type { schema } from "./block.ts";

/** Returns the id of a gallery on its page: no page shows the same picture first in two of them. */
const galleryAnchor = ({ pictures }: BlockOf<typeof schema>) => `gallery-${pictures[0]?.image}`;

/** The next slide stays visible at the edge. */
const SLIDE_WIDTH = "86%";
const GAP = "1.5rem";
const SIZES = "(max-width: 900px) 86vw, min(78vw, 69rem)";

/** Renders pictures of one subject as a slider. Without JavaScript they scroll, on paper they are stacked. */
export function Block({ block, pictures }: BlockProps<typeof schema>) {
  return (
    <Slider.Root aria-label={block.label} id={galleryAnchor(block)}>
      <Controls>
        <Slider.Dots aria-label={`${block.label} 고르기`} />
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
                  <GalleryPicture>
                    <Picture source={picture} sizes={SIZES} fill />
                    <Enlarge picture={picture} caption={caption} />
                  </GalleryPicture>
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
