import { Picture } from "@danji/ui/picture";
import { identity } from "complex:identity";
import { pictures, section } from "complex:home/brand";
import { BrandMark, BrandScreen } from "./BrandSection.styles.ts";
import { titleIdOf } from "./home-screens.ts";
import { MoreLink, PictureSide, Title, Words } from "./Screen.styles.ts";
import type { HomeSectionProps } from "../../../../app/src/pages/home/section-props.ts";
import { pictureSizes } from "../parts/picture-sizes.ts";

const SIZES = pictureSizes("45vw");

/** The brand: its name, one thought, and the way to its page. */
export function BrandSection({ id }: HomeSectionProps) {
  if (!section) return null;
  const picture = pictures[section.picture];
  return (
    <BrandScreen id={id} aria-labelledby={titleIdOf(id)}>
      {picture && (
        <PictureSide>
          <Picture source={picture} sizes={SIZES} fill />
        </PictureSide>
      )}
      <Words>
        <BrandMark lang="en">{identity.brand.latin}</BrandMark>
        <Title id={titleIdOf(id)}>{section.title}</Title>
        {section.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <MoreLink to={section.link.to}>{section.link.label}</MoreLink>
      </Words>
    </BrandScreen>
  );
}
