import type { Place } from "@danji/delivery/dev-content/api";
import { HERO_ID, homeScreens } from "@danji/sections/home/home-screens.ts";

/** Returns the screen of the home page that a place is. */
function screenOf({ screen }: Place) {
  return screen === undefined || screen === "hero" ? undefined : homeScreens([{ kind: screen }])[0];
}

/** Returns the id of a place's section, where the page gives it one. */
export function sectionId(place: Place): string | undefined {
  if (place.screen === "hero") return HERO_ID;
  return screenOf(place)?.id ?? (place.section && `section-${place.section.index + 1}`);
}

/** Returns whether only narrow windows show a place. */
export const isNarrowOnly = (place: Place) => screenOf(place)?.paged === false;

/** Returns the address of a place, with its section. */
export function placeHref(place: Place): string {
  const id = sectionId(place);
  return id === undefined ? place.route : `${place.route}#${id}`;
}

/** Returns what a place is called, e.g. `브랜드 소개 › 이름에 담은 뜻`. */
export function placeLabel(place: Place): string {
  const section = place.section?.heading ?? (place.screen === "hero" ? "첫 화면" : screenOf(place)?.label);
  return section === undefined ? place.title : `${place.title} › ${section}`;
}

/** Returns the element of a place in its page, once it is there. */
export function findSection(page: Document, place: Place): Element | undefined {
  const id = sectionId(place);
  if (id === undefined) return page.body;
  const heading = [...page.querySelectorAll("main h2")].find(
    ({ textContent }) => textContent === place.section?.heading,
  );
  return page.getElementById(id) ?? heading?.closest("section") ?? undefined;
}
