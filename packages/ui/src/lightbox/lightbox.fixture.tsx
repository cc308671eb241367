import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { dusk, duskPortrait, room } from "../../tests/pictures.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";
import { Picture } from "../picture/index.ts";
import { Lightbox, type LightboxMedia } from "./index.ts";

const Gallery = styled.main`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: ${vars.space[6]};
  max-width: 60rem;
  padding: ${vars.space[8]};

  ${media.mobile} {
    padding: ${vars.space[4]};
  }
`;

const Frame = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
`;

const PHOTOGRAPHS = [
  { value: "dusk", source: dusk, caption: "물가에서 본 단지" },
  { value: "portrait", source: duskPortrait, caption: undefined },
  { value: "room", source: room, caption: "거실" },
] as const;

/** A drawing in the colours of the page. */
export const drawing: LightboxMedia = {
  alt: "현관과 거실의 도면",
  ratio: 4 / 3,
  drawing: (
    <svg viewBox="0 0 400 300" aria-hidden>
      <g fill="none" stroke="currentcolor" strokeWidth={3}>
        <path d="M40 40H360V260H40ZM160 40V160M160 200V260M220 150V260" />
      </g>
    </svg>
  ),
};

interface PhotoGalleryProps extends Omit<ComponentProps<typeof Lightbox.Root>, "children"> {
  /** Props of the first trigger. */
  first?: Partial<ComponentProps<typeof Lightbox.Trigger>> | undefined;
}

/** Shows three photographs and a drawing. */
export function PhotoGallery({ first, ...root }: PhotoGalleryProps) {
  return (
    <Lightbox.Root {...root}>
      <Gallery>
        {PHOTOGRAPHS.map(({ value, source, caption }, index) => (
          <figure key={value}>
            <Frame data-testid={value}>
              <Picture source={source} sizes="20rem" fill />
              <Lightbox.Trigger value={value} media={{ source }} caption={caption} {...(index === 0 && first)} />
            </Frame>
          </figure>
        ))}
        <figure>
          <Frame data-testid="plan">
            {"drawing" in drawing && drawing.drawing}
            <Lightbox.Trigger value="plan" media={drawing} placement="corner" />
          </Frame>
        </figure>
      </Gallery>
    </Lightbox.Root>
  );
}
