"use client";
import { useId, type ComponentProps } from "react";
import { levelOf } from "../hooks/misuse.ts";
import { createPartContext } from "../hooks/parts.ts";
import type { LinkProps } from "../provider/Link.tsx";
import { CardLink as StretchedLink, Item, List, PictureFrame, Words } from "./Card.styles.ts";

const [TitleIdContext, useTitleId] = createPartContext<string>("Card.Root");

/**
 * Renders a grid of cards, as many in a row as fit.
 *
 * Use it for two to nine things of the same weight, each with a title of its own. Do not use it for facts (`FactTable`)
 * nor for a list of which a reader needs the order (lists, tables).
 *
 * Keys: those of links, one for each card that leads somewhere.
 */
export function CardGrid(list: ComponentProps<"ul">) {
  return <List {...list} />;
}

/** Renders a card of a `Card.Grid`. A single card is a grid of one. */
export function CardRoot(item: ComponentProps<"li">) {
  return (
    <TitleIdContext value={useId()}>
      <Item {...item} />
    </TitleIdContext>
  );
}

/** Renders the frame of a picture, which fills it in 3:2, at the head of a card. */
export function CardPicture(frame: ComponentProps<"div">) {
  return <PictureFrame {...frame} data-card-picture />;
}

interface CardTitleProps extends Omit<ComponentProps<"h3">, "id"> {
  /** Level of the heading: one below the heading above the grid. */
  level: 2 | 3 | 4;
}

/** Renders the title of the card. */
export function CardTitle({ level, children, ...heading }: CardTitleProps) {
  const id = useTitleId("Card.Title");
  const Heading = `h${levelOf("Card.Title", level)}` as const;
  return (
    <Heading {...heading} id={id}>
      {children}
    </Heading>
  );
}

/** Renders one or two lines of text. */
export function CardText(words: ComponentProps<"p">) {
  return <Words {...words} />;
}

/** Renders the link of the card, whose target is the whole card. One link to a card. */
export function CardLink(link: Omit<LinkProps, "aria-describedby">) {
  return <StretchedLink {...link} aria-describedby={useTitleId("Card.Link")} />;
}
