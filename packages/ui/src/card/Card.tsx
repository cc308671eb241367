"use client";
import { useId, type ComponentProps } from "react";
import type { LinkProps } from "../provider/link-context.ts";
import { CardLink as StretchedLink, Item, List, PictureFrame, Words } from "./Card.styles.ts";
import { CardTitleContext, useCardTitleId } from "./CardContext.ts";
import type { CardHeadingLevel } from "./headingLevels.ts";

/** Props of `Card.Grid`: those of its `<ul>`. */
export type CardGridProps = ComponentProps<"ul">;

/**
 * Things of one kind side by side, as many in a row as there is room for.
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

/** One card of a `Card.Grid`. A card that stands alone is a grid of one. */
export function CardRoot(item: CardRootProps) {
  return (
    <CardTitleContext value={useId()}>
      <Item {...item} />
    </CardTitleContext>
  );
}

/** Props of `Card.Picture`: those of its `<div>`. */
export type CardPictureProps = ComponentProps<"div">;

/** The place of a picture, at the head of a card. What it holds fills it, in 3:2. */
export function CardPicture(frame: CardPictureProps) {
  return <PictureFrame {...frame} data-card-picture />;
}

/** Props of `Card.Title`: those of its heading, and its level. */
export interface CardTitleProps extends Omit<ComponentProps<"h3">, "id"> {
  /** Level of the heading: one below the heading above the grid. */
  level: CardHeadingLevel;
}

/** The name of the card. */
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

/** A line or two of words. */
export function CardText(words: CardTextProps) {
  return <Words {...words} />;
}

/** Props of `Card.Link`: those of a link but for its description, which is the title of the card. */
export type CardLinkProps = Omit<LinkProps, "aria-describedby">;

/** Where the card leads. The whole card can be pressed; one link to a card. */
export function CardLink(link: CardLinkProps) {
  return <StretchedLink {...link} aria-describedby={useCardTitleId("Card.Link")} />;
}
