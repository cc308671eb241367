import { Grid } from "@danji/ui/grid";
import { columnsOfFour, media, vars } from "@danji/ui/theme";
import styled from "styled-components";

/** Hairlines between the topics, not boxes: three in a row, two on tablets, one on phones. */
export const TopicList = styled(Grid).attrs({ forwardedAs: "ul", min: "19rem", gap: "wide", rowGap: 12 })`
  /* Four stand in one row or two by two: three would leave one alone. */
  ${media.desktop} {
    &:has(> :nth-child(4):last-child) {
      grid-template-columns: ${columnsOfFour("13rem", vars.space[8])};
      column-gap: ${vars.space[8]};
    }
  }

  li {
    display: grid;
    align-content: start;
    gap: ${vars.space[2]};
    break-inside: avoid;
  }

  h3 {
    font-size: ${vars.text.title3};
  }

  /* On a phone a small drawing beside the words. */
  ${media.mobile} {
    row-gap: ${vars.space[6]};

    li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      gap: ${vars.space[1]} ${vars.space[4]};
    }
    svg {
      grid-row: 1 / span 2;
      margin: 0;
    }
  }

  ${media.print} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${vars.space[6]};

    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const TopicDrawing = styled.svg`
  width: 100%;
  max-width: 20rem;
  margin-block-end: ${vars.space[3]};
`;

/** What is in the shade: sand thinned with what it lies on. */
export const Shade = styled.path`
  fill: ${vars.color.surfaceSunken};
  fill: color-mix(in srgb, ${vars.color.ornament} 42%, transparent);
`;

const Line = styled.path`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

export const Stroke = styled(Line)`
  stroke: ${vars.color.action};
`;

export const Detail = styled(Line)`
  stroke: ${vars.color.lineStrong};
  stroke-width: 0.75;
`;

/** The one light that is on. */
export const Light = styled.path`
  fill: ${vars.color.accent};

  ${media.print} {
    fill: none;
    stroke: ${vars.color.text};
  }
`;
