import { Picture } from "@danji/ui/picture";
import { titleIdOf } from "../home-screens.ts";
import { MoreLink, PictureSide, Title, TypeLabel, Words } from "../Screen.styles.ts";
import type { PictureSectionProps } from "../section-props.ts";
import { SpecialPoints, SpecialScreen } from "./SpecialSection.styles.ts";
import { Enlarge } from "../../parts/Enlarge.tsx";
import { pictureSizes } from "../../parts/picture-sizes.ts";

const SIZES = pictureSizes("100vw");

/** Shows what is special about the flats: a large picture, and the thoughts behind it in a row. */
export function SpecialSection({ id, section, pictures }: PictureSectionProps<"special">) {
  const picture = pictures[section.picture];
  return (
    <SpecialScreen id={id} data-composition={section.composition} aria-labelledby={titleIdOf(id)}>
      {picture && (
        <PictureSide>
          <Picture source={picture} sizes={SIZES} fill />
          <Enlarge picture={picture} />
        </PictureSide>
      )}
      <Words>
        <div>
          <TypeLabel lang="en">SPECIAL PLAN</TypeLabel>
          <Title id={titleIdOf(id)}>{section.title}</Title>
          <p>{section.text}</p>
          <MoreLink to={section.link.to}>{section.link.label}</MoreLink>
        </div>
        {section.points.length > 0 && (
          <SpecialPoints>
            {section.points.map((point) => (
              <li key={point.title}>
                <h3>{point.title}</h3>
                <p>{point.text}</p>
              </li>
            ))}
          </SpecialPoints>
        )}
      </Words>
    </SpecialScreen>
  );
}
