import type { Block } from "@danji/complex/schema/page";
import { ComingSoon } from "@danji/ui/coming-soon";
import { Notice } from "@danji/ui/notice";
import { FadingPicture } from "@danji/ui/picture";
import { Link } from "@danji/ui/provider";
import { createElement } from "react";
import { ContactBlock } from "@danji/sections/contact/ContactBlock.tsx";
import { lateGallery } from "./late-gallery.ts";
import { Enlarge } from "@danji/sections/parts/Enlarge.tsx";
import type { Pictures } from "../routes/page-content.ts";
import { BulletList, LinkList, NumberList, PictureFrame, Prose } from "@danji/sections/parts/blocks.styles.ts";
import { AnnouncementBlock } from "./AnnouncementBlock.tsx";
import { Caption } from "@danji/sections/parts/Caption.tsx";
import { CardsBlock } from "@danji/sections/cards/CardsBlock.tsx";
import { FactsBlock } from "@danji/sections/facts/FactsBlock.tsx";
import { lazyBlocks } from "./lazy-blocks.ts";
import { InlineText } from "@danji/sections/parts/InlineText.tsx";
import { ScheduleBlock } from "@danji/sections/schedule/ScheduleBlock.tsx";
import { Sourced } from "@danji/sections/parts/Sourced.tsx";
import { TableBlock } from "@danji/sections/table/TableBlock.tsx";
import { pictureSizes } from "@danji/sections/parts/picture-sizes.ts";

const SIZES = pictureSizes("min(90vw, 1280px)");

/** When a page's pictures appear (specification, section 9: after 100 to 500 ms, or after a scroll of 200px). */
const FADES = { soon: { delay: 200 }, scrolled: { scrolled: 200 } } as const;

interface ContentBlockProps {
  block: Block;
  pictures: Pictures;
}

/** One block of a page's content. */
export function ContentBlock({ block, pictures }: ContentBlockProps) {
  switch (block.kind) {
    case "text":
      return (
        <Sourced provenance={block.provenance}>
          <Prose>
            {block.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <InlineText text={paragraph} />
              </p>
            ))}
          </Prose>
        </Sourced>
      );
    case "facts":
      return <FactsBlock keys={block.keys} large={block.large} />;
    case "table":
      return <TableBlock {...block} />;
    case "list": {
      const List = block.ordered ? NumberList : BulletList;
      return (
        <Sourced provenance={block.provenance}>
          <List>{listItems(block.items)}</List>
        </Sourced>
      );
    }
    case "cards":
      return (
        <Sourced provenance={block.provenance}>
          <CardsBlock cards={block.cards} pictures={pictures} />
        </Sourced>
      );
    case "notice":
      return (
        <Notice.Root label="유의사항">
          {block.items.map((item) => (
            <Notice.Item key={item}>
              <InlineText text={item} />
            </Notice.Item>
          ))}
        </Notice.Root>
      );
    case "picture": {
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
    case "schedule":
      return <ScheduleBlock />;
    case "documents":
      return <lazyBlocks.documents.Component block={block} pictures={pictures} />;
    case "announcement":
      return <AnnouncementBlock />;
    case "stampTaxTable":
      return <lazyBlocks.stampTaxTable.Component block={block} pictures={pictures} />;
    case "stampTaxCalculator":
      return <lazyBlocks.stampTaxCalculator.Component block={block} pictures={pictures} />;
    case "comingSoon":
      return <ComingSoon />;
    case "map":
      return <lazyBlocks.map.Component block={block} pictures={pictures} />;
    case "sitePlan":
      return <lazyBlocks.sitePlan.Component block={block} pictures={pictures} />;
    case "units":
      return <lazyBlocks.units.Component block={block} pictures={pictures} />;
    case "supply":
      return <lazyBlocks.supply.Component block={block} pictures={pictures} />;
    case "unitType":
      return <lazyBlocks.unitType.Component block={block} pictures={pictures} />;
    case "features":
      return <lazyBlocks.features.Component block={block} pictures={pictures} />;
    case "gallery":
      return createElement(lateGallery(block), { block, pictures });
    case "palette":
      return <lazyBlocks.palette.Component block={block} pictures={pictures} />;
    case "statement":
      return <lazyBlocks.statement.Component block={block} pictures={pictures} />;
    case "topics":
      return <lazyBlocks.topics.Component block={block} pictures={pictures} />;
    case "types":
      return <lazyBlocks.types.Component block={block} pictures={pictures} />;
    case "plans":
      return <lazyBlocks.plans.Component block={block} pictures={pictures} />;
    case "plan":
      return <lazyBlocks.plan.Component block={block} pictures={pictures} />;
    case "comparison":
      return <lazyBlocks.comparison.Component block={block} pictures={pictures} />;
    case "brandFilm":
      return <lazyBlocks.brandFilm.Component block={block} pictures={pictures} />;
    case "guideFilms":
      return <lazyBlocks.guideFilms.Component block={block} pictures={pictures} />;
    case "tours":
      return <lazyBlocks.tours.Component block={block} pictures={pictures} />;
    case "faq":
      return <lazyBlocks.faq.Component block={block} pictures={pictures} />;
    case "contact":
      return <ContactBlock />;
    case "links":
      return (
        <LinkList>
          {block.links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </LinkList>
      );
  }
}

const listItems = (items: readonly string[]) =>
  items.map((item) => (
    <li key={item}>
      <InlineText text={item} />
    </li>
  ));
