"use client";
import { useId, type ComponentProps } from "react";
import type { LinkProps } from "../provider/link-context.ts";
import { CardLink as StretchedLink, Item, List, PictureFrame, Words } from "./Card.styles.ts";
import { CardTitleContext, useCardTitleId } from "./CardContext.ts";
import type { CardHeadingLevel } from "./headingLevels.ts";

/** Props of `Card.Grid`: those of its `<ul>`. */
export type CardGridProps = ComponentProps<"ul">;

/**
 * Renders a grid of cards, as many in a row as fit.
 *
 * Use it for two to nine things of the same weight, each with a title of its own. Do not use it for facts (`FactTable`)
 * nor for a list of which a reader needs the order (lists, tables).
 *
 * Keys: those of links, one for each card that leads somewhere.
 */
export function CardGrid(list: CardGridProps) {
  return <List {...list} />;
}

/** Props of `Card.Root`: those of its `<li>`. */
export type CardRootProps = ComponentProps<"li">;

/** Renders a card of a `Card.Grid`. A single card is a grid of one. */
export function CardRoot(item: CardRootProps) {
  return (
    <CardTitleContext value={useId()}>
      <Item {...item} />
    </CardTitleContext>
  );
}

/** Props of `Card.Picture`: those of its `<div>`. */
export type CardPictureProps = ComponentProps<"div">;

/** Renders the frame of a picture, which fills it in 3:2, at the head of a card. */
export function CardPicture(frame: CardPictureProps) {
  return <PictureFrame {...frame} data-card-picture />;
}

/** Props of `Card.Title`: those of its heading, and its level. */
export interface CardTitleProps extends Omit<ComponentProps<"h3">, "id"> {
  /** Level of the heading: one below the heading above the grid. */
  level: CardHeadingLevel;
}

/** Renders the title of the card. */
export function CardTitle({ level, children, ...heading }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading {...heading} id={useCardTitleId("Card.Title")}>
      {children}
    </Heading>
  );
}

/** Props of `Card.Text`: those of its `<p>`. */
export type CardTextProps = ComponentProps<"p">;

/** Renders one or two lines of text. */
export function CardText(words: CardTextProps) {
  return <Words {...words} />;
}

/** Props of `Card.Link`: those of a link; the title of the card describes it. */
export type CardLinkProps = Omit<LinkProps, "aria-describedby">;

/** Renders the link of the card, whose target is the whole card. One link to a card. */
export function CardLink(link: CardLinkProps) {
  return <StretchedLink {...link} aria-describedby={useCardTitleId("Card.Link")} />;
}
