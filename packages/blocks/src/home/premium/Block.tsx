import { Picture } from "@danji/ui/picture";
import { Text } from "@danji/ui/text";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { titleIdOf, type ScreenProps } from "../screen-props.ts";
import { CARDS_PER_SCREEN } from "./cards-per-screen.ts";
import { PremiumArticle, PremiumPicture, PremiumScreen, PremiumWords } from "./Block.styles.ts";
import { MoreLink, TypeLabel } from "../Screen.styles.ts";
import { Enlarge } from "../../parts/Enlarge.tsx";
import { inlineText } from "../../parts/inline-text.tsx";
import { coverSizes } from "../../parts/picture-sizes.ts";
import type { schema } from "./block.ts";

/** What a screen leaves a picture above its words. */
const PICTURE_HEIGHT = "100vh - 23rem";

const numberOf = (index: number) => String(index + 1).padStart(2, "0");

/** Renders two of the complex's best sides, staggered as on a spread of a magazine, one alone beside its words; inset, three cards in a row. */
export function Block({ id, section, pictures, part }: Omit<ScreenProps<typeof schema>, "facts">) {
  const { composition } = section;
  const first = part * CARDS_PER_SCREEN[composition];
  const cards = section.cards.slice(first, first + CARDS_PER_SCREEN[composition]);
  return (
    <PremiumScreen
      id={id}
      aria-labelledby={titleIdOf(id)}
      $composition={composition}
      data-part={part % 2 === 0 ? "even" : "odd"}
    >
      <VisuallyHidden as="h2" id={titleIdOf(id)}>
        {`프리미엄 ${cards.map((_, index) => numberOf(first + index)).join("·")}`}
      </VisuallyHidden>
      {cards.map(({ picture: key, title, texts, link }, index) => {
        const picture = pictures[key];
        return (
          <PremiumArticle key={title}>
            {picture && (
              <PremiumPicture>
                <Picture source={picture} sizes={coverSizes(picture, "50vw", PICTURE_HEIGHT, 40)} fill />
                <Enlarge picture={picture} caption={title} />
              </PremiumPicture>
            )}
            <PremiumWords>
              <TypeLabel lang="en">{`PREMIUM ${numberOf(first + index)}`}</TypeLabel>
              <h3>{inlineText(title)}</h3>
              <Text>
                {texts.map((text) => (
                  <span key={text}>{inlineText(`${text} `)}</span>
                ))}
              </Text>
              <MoreLink to={link.to}>
                <VisuallyHidden>{`${title} `}</VisuallyHidden>
                <span>{link.label}</span>
              </MoreLink>
            </PremiumWords>
          </PremiumArticle>
        );
      })}
    </PremiumScreen>
  );
}
