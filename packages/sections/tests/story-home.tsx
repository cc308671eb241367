import type { HomeSection, HomeSectionKind, HomeSectionOf } from "@danji/complex/schema/home";
import type { ReactNode } from "react";
import { VisitForm } from "../src/forms/VisitForm.tsx";
import { BookingSection } from "../src/home/booking/BookingSection.tsx";
import { BrandSection } from "../src/home/brand/BrandSection.tsx";
import { GroundsSection } from "../src/home/grounds/GroundsSection.tsx";
import type { HomeScreen } from "../src/home/home-screens.ts";
import { LocationSection } from "../src/home/location/LocationSection.tsx";
import { OverviewSection } from "../src/home/overview/OverviewSection.tsx";
import { PlansSection } from "../src/home/plans/PlansSection.tsx";
import { PremiumSection } from "../src/home/premium/PremiumSection.tsx";
import { ScheduleSection } from "../src/home/schedule/ScheduleSection.tsx";
import { SliderSection } from "../src/home/slider/SliderSection.tsx";
import { SpecialSection } from "../src/home/special/SpecialSection.tsx";
import type { StoryComplex } from "./story-complex.ts";
import { storyForm } from "./story-form.ts";
import { storySheets } from "./story-sheets.ts";

/** Screen of the home page with what it says, and the complex and the day. */
interface StoryScreen<Kind extends HomeSectionKind> {
  readonly screen: HomeScreen;
  readonly section: HomeSectionOf<Kind>;
  readonly story: StoryComplex;
  readonly today: string;
}

const RENDER: { readonly [Kind in HomeSectionKind]: (screen: StoryScreen<Kind>) => ReactNode } = {
  overview: ({ screen: { id }, section, story: { complex } }) => (
    <OverviewSection id={id} section={section} facts={complex.facts.items} />
  ),
  slider: ({ screen: { id }, section, story: { pictures } }) => (
    <SliderSection id={id} section={section} pictures={pictures} />
  ),
  location: ({ screen: { id }, section, story: { pictures } }) => (
    <LocationSection id={id} section={section} pictures={pictures} />
  ),
  brand: ({ screen: { id }, section, story: { complex, pictures } }) => (
    <BrandSection id={id} section={section} pictures={pictures} brand={complex.identity.brand.latin} />
  ),
  special: ({ screen: { id }, section, story: { pictures } }) => (
    <SpecialSection id={id} section={section} pictures={pictures} />
  ),
  premium: ({ screen: { id, part }, section, story: { pictures } }) => (
    <PremiumSection id={id} section={section} pictures={pictures} part={part} />
  ),
  grounds: ({ screen: { id }, section, story: { pictures } }) => (
    <GroundsSection id={id} section={section} pictures={pictures} />
  ),
  plans: ({ screen: { id }, section, story: { complex, plans, sheets, stills } }) => (
    <PlansSection
      id={id}
      section={section}
      supply={complex.supply}
      plans={plans}
      sheets={storySheets(sheets)}
      stills={stills}
    />
  ),
  schedule: ({ screen: { id }, section, story: { complex }, today }) => (
    <ScheduleSection id={id} section={section} schedule={complex.schedule} today={today} />
  ),
  booking: ({ screen: { id }, section, story: { complex, pictures } }) => (
    <BookingSection
      id={id}
      section={section}
      pictures={pictures}
      form={<VisitForm form={storyForm("visit")} terms={complex.forms} wide />}
    />
  ),
};

/** Returns a screen of a complex's home page as its site renders it. */
export const storyScreen = <Kind extends HomeSectionKind>(screen: StoryScreen<Kind>): ReactNode =>
  RENDER[screen.section.kind](screen);

/** Returns the sections of the home page without what they say. */
export const screenKinds = (sections: readonly HomeSection[]) =>
  sections.map((section) => ({
    kind: section.kind,
    ...(section.kind === "premium" && { cards: section.cards.length, composition: section.composition }),
  }));
