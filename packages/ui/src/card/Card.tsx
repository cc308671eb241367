"use client";
import type { ComponentProps } from "react";
import { levelOf, type HeadingLevel } from "../hooks/misuse.ts";
import { Item, List, PictureFrame, Words } from "./Card.styles.ts";

/**
 * Renders a grid of cards, as many in a row as fit.
 *
 * Use it for two to nine things of the same weight, each with a title of its own. Do not use it for facts (`FactTable`)
 * nor for a list of which a reader needs the order (lists, tables).
 */
function CardGrid(list: ComponentProps<"ul">) {
  return <List {...list} />;
}

/** Renders a card of a `Card.Grid`. A single card is a grid of one. */
function CardRoot(item: ComponentProps<"li">) {
  return <Item {...item} />;
}

/** Renders the frame of a picture, which fills it in 3:2, at the head of a card. */
function CardPicture(frame: ComponentProps<"div">) {
  return <PictureFrame {...frame} data-card-picture />;
}

interface CardTitleProps extends ComponentProps<"h3"> {
  /** Level of the heading: one below the heading above the grid. */
  headingLevel: HeadingLevel;
}

/** Renders the title of the card. */
function CardTitle({ headingLevel, children, ...heading }: CardTitleProps) {
  const Heading = `h${levelOf("Card.Title", headingLevel)}` as const;
  return <Heading {...heading}>{children}</Heading>;
}

/** Renders one or two lines of text. */
function CardText(words: ComponentProps<"p">) {
  return <Words {...words} />;
}

export { CardGrid as Grid, CardRoot as Root, CardPicture as Picture, CardTitle as Title, CardText as Text };
