import { home, pictures } from "complex:home";
import { identity } from "complex:identity";
import { Metadata } from "../../metadata/Metadata.tsx";
import type { PageContent } from "../../routes/page-content.ts";
import { BookingSection } from "./BookingSection.tsx";
import { HeroSection } from "./HeroSection.tsx";
import { LocationSection } from "./LocationSection.tsx";
import { HomeData } from "../../structured-data/HomeData.tsx";

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
      <BookingSection booking={home.booking} pictures={pictures} />
    </>
  );
}
