import { inComplex, LONG_TEXT, WITHOUT_PICTURE } from "../../../tests/in-complex.tsx";
import { useComplex } from "../../../tests/story-complex.ts";
import { Button } from "@danji/ui/button";
import { HeroSection } from "./HeroSection.tsx";

function Sample() {
  const { complex, pictures } = useComplex();
  const { hero } = complex.home;
  return (
    <main>
      <HeroSection
        name={complex.identity.name}
        hero={hero}
        facts={complex.facts.items}
        pictures={pictures}
        action={<Button variant="accent">{hero.button}</Button>}
      />
    </main>
  );
}

export default { title: "Sections/Home/Hero", component: Sample, tags: ["!autodocs"], decorators: [inComplex] };

export const Default = {};
export const WithoutPicture = WITHOUT_PICTURE;
export const LongText = LONG_TEXT;
