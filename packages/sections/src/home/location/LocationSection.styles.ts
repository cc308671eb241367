import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { PAGE_INSET_OF_WINDOW } from "../../parts/shell-size.ts";
import { LOW_WINDOW, PictureSide, Screen, Words } from "../Screen.styles.ts";

export const LocationScreen = styled(Screen)`
  ${media.desktop} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);

    > ${Words} {
      padding-right: clamp(${vars.space[8]}, 6vw, ${vars.space[24]});
      padding-left: ${PAGE_INSET_OF_WINDOW};
    }
  }
  ${media.mobile} {
    display: grid;

    > ${PictureSide} {
      order: -1;
    }
  }

  /* The figures in a row below the words, the picture over the width of the grid. */
  &[data-composition="inset"] {
    ${media.desktop} {
      grid-template: minmax(10rem, 1fr) auto / minmax(0, 1fr);

      > ${PictureSide} {
        order: -1;
        margin: ${vars.space[6]} ${PAGE_INSET_OF_WINDOW} 0;
      }
      > ${Words} {
        padding-block: ${vars.space[6]};
        padding-right: ${PAGE_INSET_OF_WINDOW};
      }
    }
  }
`;

export const Points = styled.ul`
  border-top: 1px solid ${vars.color.text};

  li {
    display: grid;
    grid-template-columns: minmax(9rem, 2fr) 3fr;
    align-items: baseline;
    gap: ${vars.space[4]};
    padding-block: clamp(${vars.space[3]}, 2vh, ${vars.space[5]});
    border-bottom: 1px solid ${vars.color.line};
  }
  strong {
    font-family: ${vars.font.display};
    font-size: ${vars.text.title1};
    font-weight: 400;
    line-height: 1.1;
    letter-spacing: -0.02em;
    font-variant-numeric: proportional-nums;
    white-space: nowrap;
  }
  small {
    margin-left: 0.25em;
    font-family: ${vars.font.text};
    font-size: ${vars.text.small};
    letter-spacing: 0;
  }
  h3 {
    font-family: ${vars.font.text};
    font-size: ${vars.text.body};
    font-weight: 600;
  }
  p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
  }
  ${LOW_WINDOW} {
    li {
      padding-block: ${vars.space[2]};
    }
    strong {
      font-size: ${vars.text.title2};
    }
  }
  ${media.mobile} {
    li {
      grid-template-columns: minmax(0, 1fr);
      gap: ${vars.space[2]};
    }
  }
  [data-composition="inset"] & {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: ${vars.space[4]};
    border-top: 0;

    li {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: ${vars.space[2]};
      padding: ${vars.space[5]};
      border-bottom: 0;
      border-radius: ${vars.radius.panel};
      background: ${vars.color.surfaceRaised};
    }
    strong {
      color: ${vars.color.action};
      font-weight: ${vars.weight.display};
    }
  }
`;
