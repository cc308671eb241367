import type { Home } from "@danji/complex/schema/home";
import { ButtonLink } from "@danji/ui/button";
import { Picture } from "@danji/ui/picture";
import { Provenance } from "@danji/ui/provenance";
import type { Pictures } from "../../routes/page-content.ts";
import { Location, LocationPicture, LocationText, Points } from "./LocationSection.styles.ts";

interface LocationSectionProps {
  location: Home["location"];
  pictures: Pictures;
}

/** What is near, told by a few figures. */
export function LocationSection({ location, pictures }: LocationSectionProps) {
  const picture = pictures[location.picture];
  return (
    <Location aria-labelledby="location-title">
      <LocationText>
        <h2 id="location-title">{location.title}</h2>
        <p>{location.text}</p>
        <Points>
          {location.points.map((point) => (
            <li key={point.title}>
              <strong data-display>
                {point.figure}
                {point.unit !== undefined && <small>{point.unit}</small>}
              </strong>
              <div>
                <h3>{point.title}</h3>
                <p>{point.text}</p>
              </div>
            </li>
          ))}
        </Points>
        <ButtonLink to="/LocationEnvironment/intro" variant="secondary">
          입지환경 자세히 보기
        </ButtonLink>
        <Provenance {...location.provenance} />
      </LocationText>
      {picture && (
        <LocationPicture>
          <Picture source={picture} sizes="(max-width: 900px) 100vw, 50vw" fill />
        </LocationPicture>
      )}
    </Location>
  );
}
