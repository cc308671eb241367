import type { Block } from "@danji/complex/schema/page";
import { FadingPicture } from "@danji/ui/picture";
import type { Pictures } from "../routes/page-content.ts";
import { Cards } from "./blocks.styles.ts";
import { InlineText } from "./InlineText.tsx";

/** Pictures appear one after the other, each so many milliseconds after the one before (specification, section 9). */
const FADE_STEP_MS = 100;
const LONGEST_FADE_DELAY_MS = 500;

const fadeDelay = (index: number) => Math.min((index + 1) * FADE_STEP_MS, LONGEST_FADE_DELAY_MS);

interface CardsBlockProps {
  cards: Extract<Block, { kind: "cards" }>["cards"];
  pictures: Pictures;
}

/** Things of one kind side by side, each with a title, a text and perhaps a picture. */
export function CardsBlock({ cards, pictures }: CardsBlockProps) {
  return (
    <Cards>
      {cards.map((card, index) => {
        const source = card.image === undefined ? undefined : pictures[card.image];
        return (
          <li key={card.title}>
            {source && (
              <FadingPicture
                source={source}
                sizes="(max-width: 900px) 100vw, 33vw"
                fade={{ delay: fadeDelay(index) }}
                fill
              />
            )}
            <h3>{card.title}</h3>
            <p>
              <InlineText text={card.text} />
            </p>
          </li>
        );
      })}
    </Cards>
  );
}
