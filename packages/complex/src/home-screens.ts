import type { Kinds } from "./kinds.ts";
import type { HomeSection } from "./schema/kind.ts";

/** Id of the first screen. */
export const HERO_ID = "hero";

/** A full-height step of the wheel pager. A section of `home.json` takes one, or several. */
export interface HomeScreen {
  /** Id of its `<section>`, by which links lead to it, e.g. `/#unit-plans`. */
  readonly id: string;
  readonly kind: string;
  /** What the index calls it. */
  readonly label: string;
  /** Which of its kind it is, from 0. */
  readonly part: number;
  /** Whether wide windows show it, as a screen of its own. */
  readonly paged: boolean;
}

/** Returns the screens below the first, top to bottom. */
export const homeScreens = ({ screens }: Kinds, sections: readonly HomeSection[]): HomeScreen[] =>
  sections.flatMap((section) => {
    const kind = screens[section.kind];
    if (!kind) return [];
    const { id, label, narrow = false } = kind;
    const count = kind.screens?.(section) ?? 1;
    return Array.from({ length: count }, (_, part) => ({
      id: part === 0 ? id : `${id}-${part + 1}`,
      kind: section.kind,
      label: count === 1 ? label : `${label} ${part + 1}`,
      part,
      paged: !narrow,
    }));
  });
