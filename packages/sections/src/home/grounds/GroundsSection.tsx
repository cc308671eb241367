import { Accordion } from "@danji/ui/accordion";
import { Picture } from "@danji/ui/picture";
import { ItemBody, ItemPicture } from "../accordions.styles.ts";
import { titleIdOf } from "../home-screens.ts";
import { MoreLink, NarrowScreen, Title, Words } from "../Screen.styles.ts";
import type { PictureSectionProps } from "../section-props.ts";
import { Enlarge } from "../../parts/Enlarge.tsx";
import { pictureSizes } from "../../parts/picture-sizes.ts";

const SIZES = pictureSizes("100vw");

/** Shows in windows up to 900px wide the complex from above, its design and its rooms, one open at a time. */
export function GroundsSection({ id, section, pictures }: PictureSectionProps<"grounds">) {
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
                  <ItemBody>
                    {picture && (
                      <ItemPicture>
                        <Picture source={picture} sizes={SIZES} />
                        <Enlarge picture={picture} caption={item.title} />
                      </ItemPicture>
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
