import { Card } from "@danji/ui/card";
import { FadingPicture } from "@danji/ui/picture";
import { Enlarge } from "../parts/Enlarge.tsx";
import type { BlockProps } from "../parts/block-data.ts";
import { inlineText } from "../parts/inline-text.tsx";
import { Sourced } from "../parts/Sourced.tsx";
import { pictureSizes } from "../parts/picture-sizes.ts";
import type { schema } from "./block.ts";

const SIZES = pictureSizes("33vw");

/** Pictures appear one after the other, each so many milliseconds after the one before (docs/product.md, 9). */
const FADE_STEP_MS = 100;
const LONGEST_FADE_DELAY_MS = 500;

const fadeDelay = (index: number) => Math.min((index + 1) * FADE_STEP_MS, LONGEST_FADE_DELAY_MS);

/** Things of one kind side by side, each with a title, a text and perhaps a picture. */
export function Block({ block, pictures }: BlockProps<typeof schema>) {
  return (
    <Sourced provenance={block.provenance}>
      <Card.Grid>
        {block.cards.map(({ title, text, image }, index) => {
          const source = image === undefined ? undefined : pictures[image];
          return (
            <Card.Root key={title}>
              {source && (
                <Card.Picture>
                  <FadingPicture source={source} sizes={SIZES} fade={{ delay: fadeDelay(index) }} fill />
                  <Enlarge picture={source} caption={title} />
                </Card.Picture>
              )}
              <Card.Title headingLevel={3}>{inlineText(title)}</Card.Title>
              <Card.Text>{inlineText(text)}</Card.Text>
            </Card.Root>
          );
        })}
      </Card.Grid>
    </Sourced>
  );
}
