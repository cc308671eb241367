import { FadingPicture } from "@danji/ui/picture";
import { Stack } from "@danji/ui/stack";
import type { BlockProps } from "../src/parts/block-data.ts";
import { PictureFrame } from "../src/parts/blocks.styles.ts";
import { Caption } from "../src/parts/Caption.tsx";
import { Enlarge } from "../src/parts/Enlarge.tsx";
import { inlineText } from "../src/parts/inline-text.tsx";
import { pictureSizes } from "../src/parts/picture-sizes.ts";
import type { schema } from "./block.ts";

const SIZES = pictureSizes("min(90vw, 1280px)");

/** Renders an image with a title and a text below it. */
export function Block({ block: { title, text, image }, pictures }: BlockProps<typeof schema>) {
  const source = pictures[image];
  return (
    <Stack gap={4}>
      {source && (
        <figure>
          <PictureFrame>
            <FadingPicture source={source} sizes={SIZES} fade={{ delay: 200 }} />
            <Enlarge picture={source} caption={title} />
          </PictureFrame>
          <Caption picture={source} />
        </figure>
      )}
      <h3>{title}</h3>
      <p>{inlineText(text)}</p>
    </Stack>
  );
}
