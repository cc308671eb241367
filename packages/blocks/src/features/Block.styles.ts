import { fluid, hiddenIn, media, vars } from "@danji/ui/theme";
import { PictureFrame, Prose, TermList } from "../parts/blocks.styles.ts";
import styled from "styled-components";

/** Picture and words side by side, alternating; the first of many has its picture over the whole width. */
export const Feature = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]} ${fluid.wide};
  align-items: center;
  break-inside: avoid;

  h3 {
    font-size: ${vars.text.title2};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

    li:nth-child(even) > & {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }

    li:nth-child(even) > & > figure {
      order: 1;
    }

    &[data-lead] {
      --shape: 21 / 9;

      grid-template-columns: minmax(0, 1fr);

      > ${Prose} {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        column-gap: ${fluid.wide};
        max-width: none;
      }
      dl {
        grid-column: 2;
        grid-row: 1 / span 4;
        align-self: start;
        margin: 0;
      }
    }
  }

  /* On a phone pictures go from edge to edge. */
  ${media.mobile} {
    row-gap: ${vars.space[3]};

    &[data-lead] {
      --shape: 4 / 3;
    }
    h3 {
      font-size: ${vars.text.title3};
    }

    figcaption {
      padding-inline: ${vars.layout.gutter};
    }

    > figure {
      margin-inline: calc(-1 * ${vars.layout.gutter});
    }
  }

  ${media.print} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);

    > figure {
      margin-inline: 0;
    }
  }
`;

export const FeaturePicture = styled(PictureFrame)`
  aspect-ratio: var(--shape, 3 / 2);

  ${media.mobile} {
    aspect-ratio: var(--shape, 16 / 9);
  }
`;

export const Number = styled.span`
  color: ${vars.color.textSubtle};
  font-family: ${vars.font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.08em;

  ${hiddenIn(media.mobile)}
`;

export const Facts = styled(TermList)`
  margin-block-start: ${vars.space[3]};
  border-color: ${vars.color.line};
  font-size: ${vars.text.small};

  > div {
    padding-block: ${vars.space[3]};
  }
  dd {
    text-wrap-style: pretty;
  }

  ${media.mobile} {
    margin-block-start: ${vars.space[1]};

    > div {
      padding-block: ${vars.space[2]};
    }
  }
`;

export const Onward = styled.p`
  color: ${vars.color.textMuted};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${vars.space[6]};
    font-weight: 600;
  }
`;
