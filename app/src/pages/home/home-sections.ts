import type { HomeSectionKind } from "@danji/complex/schema/home";
import { outline } from "complex:home";
import type { ComponentType } from "react";
import { lazySection } from "../../shell/loading/lazy-section.tsx";
import { HOME_INDEX_ID, homeScreens, titleIdOf } from "@danji/sections/home/home-screens.ts";
import { pagerSignal } from "@danji/sections/signals/pager-signal.ts";
import type { HomeSectionProps } from "./section-props.ts";

const SECTIONS: Record<HomeSectionKind, () => Promise<ComponentType<HomeSectionProps>>> = {
  overview: () => import("./bindings/Overview.tsx").then((m) => m.Overview),
  slider: () => import("./bindings/Slider.tsx").then((m) => m.Slider),
  location: () => import("./bindings/Location.tsx").then((m) => m.Location),
  brand: () => import("./bindings/Brand.tsx").then((m) => m.Brand),
  special: () => import("./bindings/Special.tsx").then((m) => m.Special),
  premium: () => import("./bindings/Premium.tsx").then((m) => m.Premium),
  grounds: () => import("./bindings/Grounds.tsx").then((m) => m.Grounds),
  plans: () => import("./bindings/Plans.tsx").then((m) => m.Plans),
  schedule: () => import("./bindings/Schedule.tsx").then((m) => m.Schedule),
  booking: () => import("./bindings/Booking.tsx").then((m) => m.Booking),
};

/** Screens below the hero with their lazy sections, top to bottom. */
export const screens = homeScreens(outline).map((screen) => ({
  ...screen,
  Section: lazySection(titleIdOf(screen.id), SECTIONS[screen.kind]),
}));

/** The lazy pager: loads on the first movement in a wide window, never in a narrow one. */
export const LazyPager = lazySection(
  HOME_INDEX_ID,
  () => import("./HomePager.tsx").then((m) => m.HomePager),
  pagerSignal,
);
