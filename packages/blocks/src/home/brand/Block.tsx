import { BrandMark, BrandScreen } from "./Block.styles.ts";
import { titleIdOf, type ScreenData, type ScreenProps } from "../screen-props.ts";
import { MoreLink, Title, Words } from "../Screen.styles.ts";
import type { schema } from "./block.ts";

/** The picture comes first bleeding, and second inset. */
const LAYOUT = { bleed: { side: "start", share: 45 }, inset: { side: "end", share: 50 } } as const;

type BrandProps = ScreenProps<typeof schema> & Pick<ScreenData, "identity">;

/** Shows the brand: its name, one thought, and the way to its page. */
export function Block({ id, section, pictures, identity: { brand } }: BrandProps) {
  const { composition } = section;
  return (
    <BrandScreen id={id} composition={composition} {...LAYOUT[composition]} picture={pictures[section.picture]}>
      <Words>
        <BrandMark lang="en">{brand.latin}</BrandMark>
        <Title id={titleIdOf(id)}>{section.title}</Title>
        {section.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <MoreLink to={section.link.to}>{section.link.label}</MoreLink>
      </Words>
    </BrandScreen>
  );
}
