import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { notPrinted } from "../theme/mixins.styles.ts";
import { vars } from "../theme/vars.ts";

/** Room above for a fixed header; a site without one sets nothing. */
const HEADER = "var(--danji-header-height, 0px)";

export const Band = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  min-height: clamp(18rem, 46vh, 30rem);
  padding: calc(${HEADER} + ${vars.space[8]}) ${vars.layout.gutter} ${vars.space[10]};
  overflow: hidden;
  background: ${vars.color.surfaceInverse};
  color: ${vars.color.onInverse};

  ${media.mobile} {
    min-height: 13rem;
    padding-block: calc(${HEADER} + ${vars.space[6]}) ${vars.space[4]};
  }

  &:not(:has(> :nth-child(2))) {
    min-height: 0;
  }

  &[data-layout="beside"] {
    align-items: stretch;
    gap: ${vars.space[6]} ${vars.space[12]};
    min-height: 0;
    padding: calc(${HEADER} + ${vars.space[8]}) max(${vars.layout.gutter}, calc((100% - ${vars.layout.page}) / 2))
      ${vars.space[8]};
    background: ${vars.color.surface};
    color: ${vars.color.text};

    ${media.desktop} {
      &:has(> :nth-child(2)) {
        grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      }
    }
  }

  ${media.print} {
    min-height: 0;
    padding: ${vars.space[4]} 0;
    background: none;
    color: inherit;
  }
`;

/** What words over a picture get at most, in the largest type of the lead. */
const WORDS_WIDTH = "53rem";
/** Latest end of the words, from which the scrim fades. */
const WORDS_END = `calc(max(${vars.layout.gutter}, (100% - ${vars.layout.page}) / 2) + ${WORDS_WIDTH})`;

/** Returns the colour of the scrim at an opacity. */
const scrim = (opacity: string) => `rgb(${vars.rgb.scrim} / ${opacity})`;

/**
 * Fills the band, darkened so that words keep 4.5:1 over any picture: over pure white that takes a scrim of 61 % at
 * least. It is 62 % behind the header; behind the words two layers make 63 % together. Beside the words the picture is
 * to be seen.
 */
export const Backdrop = styled.div`
  position: absolute;
  inset: 0;

  :is(img, picture, svg) {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    background:
      linear-gradient(to right, ${scrim("56%")} ${WORDS_END}, ${scrim("0%")}),
      linear-gradient(
        to bottom,
        ${scrim("62%")} ${HEADER},
        ${scrim("18%")} calc(${HEADER} + ${vars.space[16]}),
        ${scrim("18%")} 70%,
        ${scrim("34%")}
      );
  }

  [data-layout="beside"] > & {
    position: relative;
    order: 1;
    height: clamp(11rem, 36vh, 22rem);
    overflow: hidden;
    border-radius: ${vars.radius.panel};

    &::after {
      content: none;
    }
    ${media.mobile} {
      height: auto;
      aspect-ratio: 16 / 9;
    }
  }

  ${notPrinted}
`;

export const Words = styled.div`
  position: relative;
  display: grid;
  gap: ${vars.space[3]};
  width: min(100%, ${vars.layout.page});
  margin-inline: auto;

  > :is(h1, p) {
    max-width: ${WORDS_WIDTH};
  }
  [data-layout="beside"] > & {
    align-content: center;
  }
`;

export const LeadText = styled.p`
  font-size: ${vars.text.lead};

  /* In a box as wide as that of the title, so that text that is centred has the middle of the title. */
  > span {
    display: inline-block;
    max-width: ${vars.measure};
    /* As the heading above it: a last line of one word is not left alone over the picture. */
    text-wrap-style: balance;
  }
`;
