import type { Block } from "@danji/complex/schema/page";
import { Picture } from "../pictures/Picture.tsx";
import type { Pictures } from "../pictures/picture.ts";
import { Cards } from "./blocks.styles.ts";
import { InlineText } from "./InlineText.tsx";

interface CardsBlockProps {
  cards: Extract<Block, { kind: "cards" }>["cards"];
  pictures: Pictures;
}

/** Things of one kind side by side, each with a title, a text and perhaps a picture. */
export function CardsBlock({ cards, pictures }: CardsBlockProps) {
  return (
    <Cards>
      {cards.map((card) => {
        const source = card.image === undefined ? undefined : pictures[card.image];
        return (
          <li key={card.title}>
            {source && <Picture source={source} sizes="(max-width: 900px) 100vw, 33vw" />}
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
