import { HeroSection } from "@danji/blocks/home/hero/HeroSection.tsx";
import { HomeData } from "@danji/blocks/structured-data/HomeData.tsx";
import { Lightbox } from "@danji/ui/lightbox";
import { facts, hero, pictures } from "complex:home";
import { identity } from "complex:identity";
import { Metadata } from "../../shell/page/Metadata.tsx";
import type { PageContent } from "../../shell/page/page-content.ts";
import { PopupButton } from "../../shell/popup/PopupButton.tsx";
import { LazyPager, screens } from "./home-sections.tsx";

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
        <Lightbox.Root key={id}>
          <Section id={id} part={part} />
        </Lightbox.Root>
      ))}
      <LazyPager screens={screens} />
    </>
  );
}
