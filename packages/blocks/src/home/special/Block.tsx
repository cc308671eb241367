import { Stack } from "@danji/ui/stack";
import { Text } from "@danji/ui/text";
import { titleIdOf, type ScreenProps } from "../screen-props.ts";
import { MoreLink, Title, TypeLabel, Words } from "../Screen.styles.ts";
import { SpecialPoints, SpecialScreen } from "./Block.styles.ts";
import type { schema } from "./block.ts";

const SHARE = 54.5;

/** Shows what is special about the flats: a large picture, and the thoughts behind it in a row. */
export function Block({ id, section, pictures }: ScreenProps<typeof schema>) {
  const { composition } = section;
  return (
    <SpecialScreen
      id={id}
      composition={composition}
      side={composition === "bleed" ? "top" : "start"}
      share={SHARE}
      picture={pictures[section.picture]}
    >
      <Words>
        <Stack gap={3} align="start">
          <TypeLabel lang="en">SPECIAL PLAN</TypeLabel>
          <Title id={titleIdOf(id)}>{section.title}</Title>
          <p>{section.text}</p>
          <MoreLink to={section.link.to}>{section.link.label}</MoreLink>
        </Stack>
        {section.points.length > 0 && (
          <SpecialPoints $composition={composition}>
            {section.points.map((point) => (
              <li key={point.title}>
                <h3>{point.title}</h3>
                <Text variant="note">{point.text}</Text>
              </li>
            ))}
          </SpecialPoints>
        )}
      </Words>
    </SpecialScreen>
  );
}
