import { PopupButton } from "../frame/popup-button/PopupButton.tsx";
import { visitPath } from "@danji/complex/routes";
import { Fragment } from "react";
import { HeroSection } from "../home/hero/HeroSection.tsx";
import { homeScreens } from "../home/home-screens.ts";
import { inComplex } from "../../tests/in-complex.tsx";
import { screenKinds, storyScreen } from "../../tests/story-home.tsx";
import { StorySite } from "../../tests/StorySite.tsx";
import { useComplex } from "../../tests/story-complex.ts";
import { useStoryToday } from "../../tests/use-story-today.ts";

function Sample() {
  const story = useComplex();
  const today = useStoryToday();
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
          {homeScreens(screenKinds(home.sections)).map((screen) => {
            const section = home.sections.find(({ kind }) => kind === screen.kind);
            return <Fragment key={screen.id}>{section && storyScreen({ screen, section, story, today })}</Fragment>;
          })}
        </>
      )}
    </StorySite>
  );
}

export default { title: "Pages/Home", component: Sample, tags: ["!autodocs", "no-picture"], decorators: [inComplex] };

export const Default = {};
