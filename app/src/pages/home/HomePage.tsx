import { HeroSection } from "@danji/blocks/home/hero/HeroSection.tsx";
import { HomeData } from "@danji/blocks/structured-data/HomeData.tsx";
import { Lightbox } from "@danji/ui/lightbox";
import { facts, hero, pictures, screenContents, screens as outline, takes } from "complex:home";
import { identity } from "complex:identity";
import { Metadata } from "../../shell/page/Metadata.tsx";
import type { PageContent } from "../../shell/page/page-content.ts";
import { visitPath } from "@danji/complex/routes";
import { PopupButton } from "@danji/blocks/frame/popup-button/PopupButton.tsx";
import type { ComponentType } from "react";
import { useInterestPopup } from "../../shell/popup/InterestPopupProvider.tsx";
import { HOME_INDEX_ID, titleIdOf, type ScreenProps } from "@danji/blocks/home/screen-props.ts";
import { loadScreen } from "@danji/blocks/home/screen-code.ts";
import { pagerSignal } from "@danji/blocks/signals/section-signal.ts";
import { lazySection } from "../../shell/loading/lazy-section.tsx";
import { loadData } from "../blocks/block-data.ts";

type Screen = ComponentType<Pick<ScreenProps, "id" | "part">>;

/** Loads a screen with what it says and takes. */
async function loadSection(kind: string): Promise<Screen> {
  const [{ Block }, content, data] = await Promise.all([
    loadScreen(kind),
    screenContents[kind]?.(),
    loadData(takes[kind] ?? []),
  ]);
  if (!content) return () => null;
  const { section, pictures, facts } = content;
  const { facts: _, ...taken } = data;
  return ({ id, part }) => <Block {...taken} id={id} part={part} section={section} pictures={pictures} facts={facts} />;
}

/** Screens below the hero with their lazy sections, top to bottom. */
const screens = outline.map((screen) => ({
  ...screen,
  Section: lazySection(titleIdOf(screen.id), () => loadSection(screen.kind)),
}));

/** The lazy pager: loads on the first movement in a wide window, never in a narrow one. */
const LazyPager = lazySection(HOME_INDEX_ID, () => import("./HomePager.tsx").then((m) => m.HomePager), pagerSignal);

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
        action={
          <PopupButton popup={useInterestPopup()} fallback={visitPath(identity.siteKey)} variant="accent">
            {hero.button}
          </PopupButton>
        }
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
