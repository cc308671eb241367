import { HeroSection } from "@danji/sections/home/hero/HeroSection.tsx";
import { HomeData } from "@danji/sections/structured-data/HomeData.tsx";
import { facts, hero, pictures } from "complex:home";
import { identity } from "complex:identity";
import { Metadata } from "../../shell/page/Metadata.tsx";
import type { PageContent } from "../../shell/page/page-content.ts";
import { PopupButton } from "../../shell/popup/PopupButton.tsx";
import { LazyPager, screens } from "./home-sections.ts";

/** Shows the front page: one idea per screen. */
export function HomePage({ page, share }: PageContent) {
  return (
    <>
      <Metadata
        {...(page.title !== undefined && { title: page.title })}
        description={page.description}
        path="/"
        share={share}
      />
      <HomeData identity={identity} facts={facts} share={share} />
      <HeroSection
        name={identity.name}
        hero={hero}
        facts={facts}
        pictures={pictures}
        action={<PopupButton>{hero.button}</PopupButton>}
      />
      {screens.map(({ id, part, Section }) => (
        <Section key={id} id={id} part={part} />
      ))}
      <LazyPager screens={screens} />
    </>
  );
}
