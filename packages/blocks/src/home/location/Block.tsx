import { Provenance } from "../../parts/Provenance.tsx";
import { Text } from "@danji/ui/text";
import { titleIdOf, type ScreenProps } from "../screen-props.ts";
import { LocationScreen, Points } from "./Block.styles.ts";
import { MoreLink, Title, Words } from "../Screen.styles.ts";
import { inlineText } from "../../parts/inline-text.tsx";
import type { schema } from "./block.ts";

const SHARE = 45;

/** Renders what is near, in a few figures. */
export function Block({ id, section, pictures }: ScreenProps<typeof schema>) {
  const { composition } = section;
  return (
    <LocationScreen
      id={id}
      composition={composition}
      side={composition === "bleed" ? "end" : "top"}
      share={SHARE}
      picture={pictures[section.picture]}
    >
      <Words>
        <Title id={titleIdOf(id)}>{section.title}</Title>
        <p>{section.text}</p>
        <Points $composition={composition}>
          {section.points.map((point) => (
            <li key={point.title}>
              <strong data-display>
                <span>{point.figure}</span>
                {point.unit !== undefined && <small>{point.unit}</small>}
              </strong>
              <div>
                <h3>{inlineText(point.title)}</h3>
                <Text variant="note">{inlineText(point.text)}</Text>
              </div>
            </li>
          ))}
        </Points>
        <MoreLink to={section.link.to}>{section.link.label}</MoreLink>
        <Provenance source={section.provenance.source} asOf={section.provenance.asOf} />
      </Words>
    </LocationScreen>
  );
}
