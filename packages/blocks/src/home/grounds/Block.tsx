import { Accordion } from "@danji/ui/accordion";
import { Picture } from "@danji/ui/picture";
import { PictureFrame } from "../../parts/blocks.styles.ts";
import { ItemBody, MoreLink, NarrowScreen, Title, Words } from "../Screen.styles.ts";
import { titleIdOf, type ScreenProps } from "../screen-props.ts";
import { Enlarge } from "../../parts/Enlarge.tsx";
import { pictureSizes } from "../../parts/picture-sizes.ts";
import type { schema } from "./block.ts";

const SIZES = pictureSizes("100vw");

/** Shows in windows up to 900px wide the complex from above, its design and its rooms, one open at a time. */
export function Block({ id, section, pictures }: ScreenProps<typeof schema>) {
  return (
    <NarrowScreen id={id} aria-labelledby={titleIdOf(id)}>
      <Words>
        <Title id={titleIdOf(id)}>{section.title}</Title>
        <Accordion.Root headingLevel={3}>
          {section.items.map((item) => {
            const picture = pictures[item.picture];
            return (
              <Accordion.Item key={item.title} value={item.title}>
                <Accordion.Trigger>{item.title}</Accordion.Trigger>
                <Accordion.Content>
                  <ItemBody align="start">
                    {picture && (
                      <PictureFrame>
                        <Picture source={picture} sizes={SIZES} />
                        <Enlarge picture={picture} caption={item.title} />
                      </PictureFrame>
                    )}
                    <p>{item.text}</p>
                    <MoreLink to={item.link.to}>{item.link.label}</MoreLink>
                  </ItemBody>
                </Accordion.Content>
              </Accordion.Item>
            );
          })}
        </Accordion.Root>
      </Words>
    </NarrowScreen>
  );
}
