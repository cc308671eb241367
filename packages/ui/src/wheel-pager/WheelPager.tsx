"use client";
import { memo, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { Entry, EntryLabel, EntryMark, IndexNav, RootElement, SectionElement } from "./WheelPager.styles.ts";
import { useWheelPager, WheelPagerContext, type PagerSection } from "./WheelPagerContext.ts";
import { usePager } from "./usePager.ts";

/** Props of `WheelPager.Root`: those of a `<div>`, and what it pages through. */
export interface WheelPagerRootProps extends ComponentProps<"div"> {
  /**
   * The sections, downwards. Each needs an element with its id in the document, such as a `WheelPager.Section`; it may
   * stand outside of the root, where a page has its sections long before its pager comes.
   */
  sections: ReadonlyArray<PagerSection>;
  /** Leaves the scrolling to the browser, as is always so on narrow screens and under reduced motion. Default: false. */
  disabled?: boolean | undefined;
  /**
   * A step that the reader has begun before the pager was there, where its code comes late: down (1) or up (-1). It goes
   * on from between two sections then, and not back. Read as paging starts, since the page may scroll until then. Default: none.
   */
  begun?: (() => 1 | -1 | undefined) | undefined;
  /** Told whenever another section shows: its index from 0, and the last one and a half for what follows, the footer. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** The sections, and a `WheelPager.Index` if there shall be one. */
  children: ReactNode;
}

/**
 * A page in full screens. One turn of the wheel, one swipe on a trackpad or one key goes one section on.
 *
 * Use it for a front page of a few pictures with little text, once on a page. Do not use it for anything that is read,
 * where a page that scrolls by itself is in the way.
 *
 * The document itself scrolls, and only where there is room and liking for it: wider than 900px and without reduced
 * motion. It does not page while somebody types, while a popup is open, over a list that can scroll itself, and leaves
 * zooming and sideways wheels alone. A section taller than the screen is read to its end first.
 *
 * Keys: those that scroll any page.
 */
export function WheelPagerRoot({
  sections,
  disabled = false,
  begun,
  onIndexChange,
  children,
  ...div
}: WheelPagerRootProps) {
  const pager = usePager({ ids: sections.map(({ id }) => id), disabled, begun, onIndexChange });
  return (
    <WheelPagerContext value={{ ...pager, sections }}>
      <RootElement {...div} data-state={pager.paging ? "paging" : "plain"}>
        {children}
      </RootElement>
    </WheelPagerContext>
  );
}

/** Props of `WheelPager.Section`: those of a `<section>`. */
export interface WheelPagerSectionProps extends ComponentProps<"section"> {
  /** The id by which the root knows it. */
  id: string;
}

/** One section, at least as tall as the screen where the pager pages. It needs a heading. */
export function WheelPagerSection(section: WheelPagerSectionProps) {
  return <SectionElement {...section} />;
}

/** Props of `WheelPager.Index`: those of a `<nav>`, and what it is called. */
export interface WheelPagerIndexProps extends Omit<ComponentProps<"nav">, "children"> {
  /** What the index is called, for assistive technology: `화면 목록`. */
  label: string;
}

/** A slim row of marks at the right edge of wide screens: it shows which section one is at, and leads to the others. */
export function WheelPagerIndex({ label, ...nav }: WheelPagerIndexProps) {
  const { sections, index, show } = useWheelPager();
  return (
    <IndexNav {...nav} aria-label={label}>
      <ul>
        {sections.map((section, place) => (
          <li key={section.id}>
            <IndexEntry {...section} isCurrent={place === Math.floor(index)} show={show} />
          </li>
        ))}
      </ul>
    </IndexNav>
  );
}

interface IndexEntryProps extends PagerSection {
  isCurrent: boolean;
  show: (id: string) => void;
}

/** One mark. A step renders two of them and no more, since it has a frame to begin in. */
const IndexEntry = memo(function IndexEntry({ id, label, isCurrent, show }: IndexEntryProps) {
  // A real link, so that it works before the script comes; but a click leaves no entry in the history.
  function handleClick(event: MouseEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(id);
  }

  return (
    <Entry href={`#${id}`} aria-current={isCurrent ? "true" : undefined} onClick={handleClick}>
      <EntryLabel>{label}</EntryLabel>
      <EntryMark aria-hidden />
    </Entry>
  );
});
