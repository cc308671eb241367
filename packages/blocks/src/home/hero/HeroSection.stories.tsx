import { Button } from "@danji/ui/button";
import { LONG_TEXT, partMeta, WITHOUT_PICTURE } from "../../../tests/story-meta.tsx";
import { HeroSection } from "./HeroSection.tsx";

export default {
  title: "Sections/Home/Hero",
  ...partMeta(({ complex: { facts, home, identity }, pictures }) => (
    <main>
      <HeroSection
        name={identity.name}
        hero={home.hero}
        facts={facts.items}
        pictures={pictures}
        action={<Button variant="accent">{home.hero.button}</Button>}
      />
    </main>
  )),
};

export const Default = {};
export const WithoutPicture = WITHOUT_PICTURE;
export const LongText = LONG_TEXT;
