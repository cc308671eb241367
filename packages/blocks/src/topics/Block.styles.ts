import { columnsOfFour, fluid, media, vars } from "@danji/ui/theme";
import styled from "styled-components";

/** Hairlines between the topics, not boxes: three in a row, two on tablets, one on phones. */
export const TopicList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: ${vars.space[12]} ${fluid.wide};

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

  p {
    color: ${vars.color.textMuted};
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
