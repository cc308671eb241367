import { FadingPicture } from "@danji/ui/picture";
import { PictureFrame } from "../parts/blocks.styles.ts";
import type { BlockProps } from "../parts/block-data.ts";
import { Caption } from "../parts/Caption.tsx";
import { Enlarge } from "../parts/Enlarge.tsx";
import { pictureSizes } from "../parts/picture-sizes.ts";
import type { schema } from "./block.ts";

const SIZES = pictureSizes("min(90vw, 1280px)");

/** When a picture appears (docs/product.md, 9: after 100 to 500 ms, or after a scroll of 200px). */
const FADES = { soon: { delay: 200 }, scrolled: { scrolled: 200 } } as const;

/** Renders one picture with its caption; a button over it opens it full screen. */
export function Block({ block, pictures }: BlockProps<typeof schema>) {
  const source = pictures[block.image];
  if (!source) return null;
  return (
    <figure>
      <PictureFrame>
        <FadingPicture source={source} sizes={SIZES} fade={FADES[block.appears]} />
        <Enlarge picture={source} caption={block.caption} />
      </PictureFrame>
      <Caption picture={source}>{block.caption}</Caption>
    </figure>
  );
}
