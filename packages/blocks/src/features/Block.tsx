import { Text } from "@danji/ui/text";
import { Stack } from "@danji/ui/stack";
import { Prose } from "../parts/blocks.styles.ts";
import { FadingPicture } from "@danji/ui/picture";
import { Link } from "@danji/ui/provider";
import { useId } from "react";
import { Caption } from "../parts/Caption.tsx";
import { inlineText } from "../parts/inline-text.tsx";
import type { BlockProps } from "../parts/block-data.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { Enlarge } from "../parts/Enlarge.tsx";
import type { SitePicture } from "@danji/complex/media/picture";
import { Facts, Feature, FeaturePicture, Number, Onward } from "./Block.styles.ts";
import { Terms } from "../parts/Terms.tsx";
import { pictureSizes } from "../parts/picture-sizes.ts";
import type { schema } from "./block.ts";

/** When a picture appears once it is in view (docs/product.md, 9: after 100 to 500 ms). */
const FADE = { delay: 200 };
const SIZES = pictureSizes("min(55vw, 46rem)");
const LEAD_SIZES = pictureSizes("min(90vw, 1280px)");

/** From so many on the first one leads, larger than the others. */
const MANY = 5;

type FeatureContent = BlockProps<typeof schema>["block"]["features"][number];

/** Renders items in order, each with an image beside its text, on alternating sides where there is room. */
export function Block({ block, pictures }: BlockProps<typeof schema>) {
  return (
    <Sourced provenance={block.provenance}>
      <Stack as="ol" gap="section">
        {block.features.map((feature, index) => (
          <li key={feature.title}>
            <FeatureArticle
              feature={feature}
              picture={pictures[feature.image]}
              number={block.numbered ? index + 1 : undefined}
              isLead={index === 0 && block.features.length >= MANY}
            />
          </li>
        ))}
      </Stack>
    </Sourced>
  );
}

interface FeatureArticleProps {
  feature: FeatureContent;
  picture: SitePicture | undefined;
  number: number | undefined;
  isLead: boolean;
}

function FeatureArticle({ feature, picture, number, isLead }: FeatureArticleProps) {
  const id = useId();
  return (
    <Feature aria-labelledby={id} data-lead={isLead || undefined}>
      {picture && (
        <figure>
          <FeaturePicture>
            <FadingPicture source={picture} sizes={isLead ? LEAD_SIZES : SIZES} fade={FADE} fill />
            <Enlarge picture={picture} caption={feature.caption} />
          </FeaturePicture>
          <Caption picture={picture}>{feature.caption}</Caption>
        </figure>
      )}
      <Prose gap={3}>
        {number !== undefined && (
          <Number aria-hidden data-display>
            {String(number).padStart(2, "0")}
          </Number>
        )}
        <h3 id={id}>{inlineText(feature.title)}</h3>
        {feature.paragraphs.map((paragraph) => (
          <Text key={paragraph}>{inlineText(paragraph)}</Text>
        ))}
        {feature.facts.length > 0 && (
          <Facts>
            <Terms of={Object.fromEntries(feature.facts.map(({ term, text }) => [term, inlineText(text)]))} />
          </Facts>
        )}
        {feature.link && (
          <Onward>
            <Link to={feature.link.to}>{feature.link.label}</Link>
          </Onward>
        )}
      </Prose>
    </Feature>
  );
}
