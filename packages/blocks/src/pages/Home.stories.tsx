import { PopupButton } from "../frame/popup-button/PopupButton.tsx";
import { homeScreens } from "@danji/complex/home-screens";
import { visitPath } from "@danji/complex/routes";
import { Fragment } from "react";
import { HeroSection } from "../home/hero/HeroSection.tsx";
import { kinds } from "../kinds.ts";
import { storyScreen } from "../../tests/story-data.tsx";
import { partMeta } from "../../tests/story-meta.tsx";
import { StorySite } from "../../tests/StorySite.tsx";

export default {
  title: "Pages/Home",
  ...partMeta((story) => {
    const { identity, facts, home } = story.complex;
    return (
      <StorySite path="/">
        {(popup) => (
          <>
            <HeroSection
              name={identity.name}
              hero={home.hero}
              facts={facts.items}
              pictures={story.pictures}
              action={
                <PopupButton popup={popup} fallback={visitPath(identity.siteKey)} variant="accent">
                  {home.hero.button}
                </PopupButton>
              }
            />
            {homeScreens(kinds, home.sections).map((screen) => {
              const section = home.sections.find(({ kind }) => kind === screen.kind);
              return <Fragment key={screen.id}>{section && storyScreen(screen, section, story)}</Fragment>;
            })}
          </>
        )}
      </StorySite>
    );
  }),
};

export const Default = {};
