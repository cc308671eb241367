"use client";
import { memo, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { misuse, useMisuse } from "../hooks/misuse.ts";
import { useNameMisuse, createPartContext, type AccessibleName } from "../hooks/parts.ts";
import { Entry, EntryLabel, EntryMark, IndexNav, RootElement } from "./WheelPager.styles.ts";
import { usePager, type Pager } from "./usePager.ts";

/** A section in the index. */
interface PagerSection {
  /** Id of its element. */
  id: string;
  /** Its text. */
  label: string;
}

interface PagerState extends Pager {
  sections: readonly PagerSection[];
}

const [PagerContext, usePagerState] = createPartContext<PagerState>("WheelPager.Root");

interface WheelPagerRootProps extends ComponentProps<"div"> {
  /** The sections, from top to bottom, each as tall as the screen: an element with the id, and a heading, anywhere. */
  sections: ReadonlyArray<PagerSection>;
  /** Whether the page scrolls natively, as it always does on narrow screens and under reduced motion. @default false */
  disabled?: boolean | undefined;
  /** Returns a step down (1) or up (-1) from before hydration, which paging finishes; called once. @default none */
  pendingStep?: (() => 1 | -1 | undefined) | undefined;
  /** The sections, and an optional `WheelPager.Index`. */
  children: ReactNode;
}

/**
 * Renders a page of full screens: a turn of the wheel, a swipe on a trackpad or a key scrolls to the next section.
 *
 * Use it for a front page of a few pictures with little text, once on a page. Do not use it for anything that is read,
 * where a page that scrolls on its own gets in the way.
 *
 * The document itself scrolls, above 900px and without reduced motion. The pager ignores wheels in a form field, under
 * a popup, over a list that can scroll, sideways or with zoom, and scrolls through a section that is taller than the
 * screen.
 *
 * Keys: those that scroll any page.
 */
function WheelPagerRoot({ sections, disabled = false, pendingStep, children, ...div }: WheelPagerRootProps) {
  const pager = usePager({ ids: sections.map(({ id }) => id), disabled, pendingStep });
  useMisuse(
    process.env.NODE_ENV !== "production" &&
      (() => {
        const missing = sections.find(({ id }) => !document.getElementById(id));
        return (
          missing !== undefined &&
          misuse("WheelPager.Root", `has no section of the id "${missing.id}"`, "Give the id to an element")
        );
      }),
  );
  return (
    <PagerContext value={{ ...pager, sections }}>
      <RootElement {...div} data-state={pager.paging ? "paging" : "plain"}>
        {children}
      </RootElement>
    </PagerContext>
  );
}

/** Renders a mark for each section at the right edge of wide screens. The current one is marked; the others link. */
function WheelPagerIndex(nav: Omit<ComponentProps<"nav">, "children"> & AccessibleName) {
  useNameMisuse("WheelPager.Index", nav["aria-label"] ?? nav["aria-labelledby"]);
  const { sections, index, show } = usePagerState("WheelPager.Index");
  return (
    <IndexNav {...nav}>
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

/** Memoized: a step renders two marks only, within one frame. */
const IndexEntry = memo(function IndexEntry({ id, label, isCurrent, show }: IndexEntryProps) {
  // A link works before hydration; a click adds no history entry.
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

export { WheelPagerRoot as Root, WheelPagerIndex as Index };
