import type { HomeSectionKind } from "@danji/complex/schema/home";
import { screens as kinds } from "complex:home";
import type { ComponentType } from "react";
import { lateSection } from "../../routes/late-section.tsx";
import { HOME_INDEX_ID, homeScreens, titleIdOf } from "./home-screens.ts";
import { pagerSignal } from "./pager-signal.ts";
import type { HomeSectionProps } from "./section-props.ts";

const LOADERS: Record<HomeSectionKind, () => Promise<ComponentType<HomeSectionProps>>> = {
  overview: () => import("./OverviewSection.tsx").then((m) => m.OverviewSection),
  slider: () => import("./SliderSection.tsx").then((m) => m.SliderSection),
  location: () => import("./LocationSection.tsx").then((m) => m.LocationSection),
  brand: () => import("./BrandSection.tsx").then((m) => m.BrandSection),
  special: () => import("./SpecialSection.tsx").then((m) => m.SpecialSection),
  premium: () => import("./PremiumSection.tsx").then((m) => m.PremiumSection),
  grounds: () => import("./GroundsSection.tsx").then((m) => m.GroundsSection),
  plans: () => import("./PlansSection.tsx").then((m) => m.PlansSection),
  schedule: () => import("./ScheduleSection.tsx").then((m) => m.ScheduleSection),
  booking: () => import("./BookingSection.tsx").then((m) => m.BookingSection),
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
