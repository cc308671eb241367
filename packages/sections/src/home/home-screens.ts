import type { Composition, HomeSectionKind } from "@danji/complex/schema/home";

/** Outline of a section of `home.json`: what decides how many screens it takes. */
export interface HomeSectionOutline {
  readonly kind: HomeSectionKind;
  /** How many cards it has, where it has cards. */
  readonly cards?: number;
  /** How it composes its pictures. @default "bleed" */
  readonly composition?: Composition;
}

/** A full-height step of the wheel pager. A section of `home.json` takes one, or several where its cards need them. */
export interface HomeScreen {
  /** Id of its `<section>`, by which links lead to it, e.g. `/#unit-plans`. */
  readonly id: string;
  readonly kind: HomeSectionKind;
  /** What the index calls it. */
  readonly label: string;
  /** Which of its kind it is, from 0: cards stand two to a screen. */
  readonly part: number;
  /** Whether wide windows show it, as a screen of its own. */
  readonly paged: boolean;
}

/** Cards on one screen of wide windows (docs/product.md, 2.11). */
export const CARDS_PER_SCREEN: Readonly<Record<Composition, number>> = { bleed: 2, inset: 3 };

/** Id of the first screen. */
export const HERO_ID = "hero";

/** Id of the list of all screens. */
export const HOME_INDEX_ID = "screens";

/** Returns the id of the heading that names a screen. */
export const titleIdOf = (id: string) => `${id}-title`;

const ABOUT: Record<HomeSectionKind, { readonly id: string; readonly label: string; readonly paged?: false }> = {
  overview: { id: "overview", label: "한눈에 보기", paged: false },
  slider: { id: "slides", label: "프리미엄", paged: false },
  location: { id: "location", label: "입지" },
  brand: { id: "brand", label: "브랜드" },
  special: { id: "special-plan", label: "특화설계" },
  premium: { id: "premium", label: "프리미엄" },
  grounds: { id: "grounds", label: "단지", paged: false },
  plans: { id: "unit-plans", label: "세대 평면" },
  schedule: { id: "schedule", label: "다음 일정" },
  booking: { id: "booking", label: "방문예약" },
};

/** Returns the screens below the hero, top to bottom. */
export function homeScreens(outline: readonly HomeSectionOutline[]): HomeScreen[] {
  return outline.flatMap(({ kind, cards = 1, composition = "bleed" }) => {
    const { id, label, paged = true } = ABOUT[kind];
    const parts = Math.ceil(cards / CARDS_PER_SCREEN[composition]);
    return Array.from({ length: parts }, (_, part) => ({
      id: part === 0 ? id : `${id}-${part + 1}`,
      kind,
      label: parts === 1 ? label : `${label} ${part + 1}`,
      part,
      paged,
    }));
  });
}
