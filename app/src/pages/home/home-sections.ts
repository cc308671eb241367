import type { HomeSectionKind } from "@danji/complex/schema/home";
import { screens as kinds } from "complex:home";
import type { ComponentType } from "react";
import { lateSection } from "../../routes/late-section.tsx";
import { HOME_INDEX_ID, homeScreens, titleIdOf } from "@danji/sections/home/home-screens.ts";
import { pagerSignal } from "./pager-signal.ts";
import type { HomeSectionProps } from "./section-props.ts";

const LOADERS: Record<HomeSectionKind, () => Promise<ComponentType<HomeSectionProps>>> = {
  overview: () => import("@danji/sections/home/OverviewSection.tsx").then((m) => m.OverviewSection),
  slider: () => import("@danji/sections/home/SliderSection.tsx").then((m) => m.SliderSection),
  location: () => import("@danji/sections/home/LocationSection.tsx").then((m) => m.LocationSection),
  brand: () => import("@danji/sections/home/BrandSection.tsx").then((m) => m.BrandSection),
  special: () => import("@danji/sections/home/SpecialSection.tsx").then((m) => m.SpecialSection),
  premium: () => import("@danji/sections/home/PremiumSection.tsx").then((m) => m.PremiumSection),
  grounds: () => import("@danji/sections/home/GroundsSection.tsx").then((m) => m.GroundsSection),
  plans: () => import("@danji/sections/home/PlansSection.tsx").then((m) => m.PlansSection),
  schedule: () => import("@danji/sections/home/ScheduleSection.tsx").then((m) => m.ScheduleSection),
  booking: () => import("@danji/sections/home/BookingSection.tsx").then((m) => m.BookingSection),
};

/** The screens that follow the hero, downwards. */
export const screens = homeScreens(kinds);

/** The same, each with its section; none of them is code of the first load. */
export const sections = screens.map((screen) => ({
  ...screen,
  Section: lateSection(titleIdOf(screen.id), LOADERS[screen.kind]),
}));

/** The pager; it comes once somebody moves on a wide window, and never on a narrow one. */
export const LatePager = lateSection(
  HOME_INDEX_ID,
  () => import("./HomePager.tsx").then((m) => m.HomePager),
  pagerSignal,
);
