import type { Facts } from "@danji/complex/schema/facts";
import { HERO_ID } from "@danji/complex/home-screens";
import type { Home } from "@danji/complex/schema/home";
import { Picture } from "@danji/ui/picture";
import type { ReactNode } from "react";
import { titleIdOf } from "../screen-props.ts";
import type { Pictures } from "@danji/complex/media/picture";
import { Headline, Hero, HeroFacts, HeroPicture, HeroText } from "./HeroSection.styles.ts";
import { coverSizes } from "../../parts/picture-sizes.ts";

const WIDTHS = { bleed: "100vw", inset: "55vw" };

interface HeroSectionProps {
  /** Name of the complex, the page's H1. */
  name: string;
  hero: Home["hero"];
  /** Facts of the complex; those that the hero names are shown. */
  facts: Facts["items"];
  pictures: Pictures;
  /** The one thing to do: the button that opens the popup. */
  action: ReactNode;
}

/** Shows the first screen: the complex at dusk, one sentence, one thing to do. */
export function HeroSection({ name, hero, facts, pictures, action }: HeroSectionProps) {
  const landscape = pictures[hero.landscape];
  return (
    <Hero id={HERO_ID} $composition={hero.composition} aria-labelledby={titleIdOf(HERO_ID)}>
      <HeroPicture $composition={hero.composition}>
        {landscape && (
          <Picture
            source={landscape}
            narrow={pictures[hero.portrait]}
            sizes={coverSizes(landscape, WIDTHS[hero.composition], "100vh")}
            fill
            priority
          />
        )}
      </HeroPicture>
      <HeroText $composition={hero.composition}>
        <h1 id={titleIdOf(HERO_ID)}>{name}</h1>
        <Headline data-display $composition={hero.composition}>
          {hero.headline.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </Headline>
        <p>{hero.subline}</p>
        {action}
      </HeroText>
      <HeroFacts $composition={hero.composition}>
        {hero.facts.map((key) => {
          const fact = facts[key];
          return (
            fact && (
              <div key={key}>
                <dt>{fact.term}</dt>
                <dd data-display>
                  <span>{fact.value}</span>
                  <small>{fact.unit}</small>
                </dd>
              </div>
            )
          );
        })}
      </HeroFacts>
    </Hero>
  );
}
