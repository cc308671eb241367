import { Picture } from "@danji/ui/picture";
import { Provenance } from "@danji/ui/provenance";
import { titleIdOf } from "../home-screens.ts";
import { LocationScreen, Points } from "./LocationSection.styles.ts";
import { MoreLink, PictureSide, Title, Words } from "../Screen.styles.ts";
import type { PictureSectionProps } from "../section-props.ts";
import { Enlarge } from "../../parts/Enlarge.tsx";
import { pictureSizes } from "../../parts/picture-sizes.ts";

const SIZES = pictureSizes("50vw");

/** Renders what is near, in a few figures. */
export function LocationSection({ id, section, pictures }: PictureSectionProps<"location">) {
  const picture = pictures[section.picture];
  return (
    <LocationScreen id={id} data-composition={section.composition} aria-labelledby={titleIdOf(id)}>
      <Words>
        <Title id={titleIdOf(id)}>{section.title}</Title>
        <p>{section.text}</p>
        <Points>
          {section.points.map((point) => (
            <li key={point.title}>
              <strong data-display>
                <span>{point.figure}</span>
                {point.unit !== undefined && <small>{point.unit}</small>}
              </strong>
              <div>
                <h3>{point.title}</h3>
                <p>{point.text}</p>
              </div>
            </li>
          ))}
        </Points>
        <MoreLink to={section.link.to}>{section.link.label}</MoreLink>
        <Provenance source={section.provenance.source} asOf={section.provenance.asOf} />
      </Words>
      {picture && (
        <PictureSide>
          <Picture source={picture} sizes={SIZES} fill />
          <Enlarge picture={picture} />
        </PictureSide>
      )}
    </LocationScreen>
  );
}
