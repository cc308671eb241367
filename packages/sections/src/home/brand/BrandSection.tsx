import { Picture } from "@danji/ui/picture";
import { BrandMark, BrandScreen } from "./BrandSection.styles.ts";
import { titleIdOf } from "../home-screens.ts";
import { MoreLink, PictureSide, Title, Words } from "../Screen.styles.ts";
import type { PictureSectionProps } from "../section-props.ts";
import { Enlarge } from "../../parts/Enlarge.tsx";
import { pictureSizes } from "../../parts/picture-sizes.ts";

const SIZES = pictureSizes("45vw");

interface BrandSectionProps extends PictureSectionProps<"brand"> {
  /** Name of the brand in Latin letters. */
  brand: string;
}

/** Shows the brand: its name, one thought, and the way to its page. */
export function BrandSection({ id, section, pictures, brand }: BrandSectionProps) {
  const picture = pictures[section.picture];
  return (
    <BrandScreen id={id} data-composition={section.composition} aria-labelledby={titleIdOf(id)}>
      {picture && (
        <PictureSide>
          <Picture source={picture} sizes={SIZES} fill />
          <Enlarge picture={picture} />
        </PictureSide>
      )}
      <Words>
        <BrandMark lang="en">{brand}</BrandMark>
        <Title id={titleIdOf(id)}>{section.title}</Title>
        {section.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <MoreLink to={section.link.to}>{section.link.label}</MoreLink>
      </Words>
    </BrandScreen>
  );
}
