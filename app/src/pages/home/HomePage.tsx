import { home, pictures } from "complex:home";
import { identity } from "complex:identity";
import { Metadata } from "../../metadata/Metadata.tsx";
import { lateSection } from "../../routes/late-section.tsx";
import type { PageContent } from "../../routes/page-content.ts";
import { HeroSection } from "./HeroSection.tsx";
import { LocationSection } from "./LocationSection.tsx";
import { HomeData } from "../../structured-data/HomeData.tsx";

const LateBooking = lateSection("booking-title", () => import("./BookingSection.tsx").then((m) => m.BookingSection));

/** The front page: one idea per section. */
export function HomePage({ page, share }: PageContent) {
  return (
    <>
      <Metadata
        {...(page.title !== undefined && { title: page.title })}
        description={page.description}
        path="/"
        share={share}
      />
      <HomeData share={share} />
      <HeroSection name={identity.name} hero={home.hero} pictures={pictures} />
      <LocationSection location={home.location} pictures={pictures} />
      <LateBooking booking={home.booking} pictures={pictures} />
    </>
  );
}
