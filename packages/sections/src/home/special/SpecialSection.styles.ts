import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { PAGE_INSET_OF_WINDOW } from "../../parts/shell-size.ts";
import { PictureSide, Screen, Words } from "../Screen.styles.ts";

export const SpecialScreen = styled(Screen)`
  ${media.desktop} {
    /* The picture takes what the words leave. */
    grid-template-rows: minmax(12rem, 1fr) auto;

    > ${Words} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: clamp(${vars.space[8]}, 6vw, ${vars.space[24]});
      justify-items: stretch;
      align-items: start;
      padding-block: clamp(${vars.space[5]}, 5vh, ${vars.space[16]});
    }
  }

  &[data-composition="inset"] {
    ${media.desktop} {
      grid-template: 1fr / minmax(0, 6fr) minmax(0, 5fr);

      > ${PictureSide} {
        margin: ${vars.space[12]} 0 ${vars.space[12]} ${PAGE_INSET_OF_WINDOW};
      }
      > ${Words} {
        grid-template-columns: minmax(0, 1fr);
        gap: ${vars.space[6]};
        align-content: center;
        padding-left: clamp(${vars.space[8]}, 5vw, ${vars.space[20]});
      }
    }
  }

  ${Words} > div {
    display: grid;
    justify-items: start;
    gap: ${vars.space[3]};
  }
`;

export const SpecialPoints = styled.ul`
  display: grid;
  gap: ${vars.space[6]} ${vars.space[8]};

  li {
    padding-top: ${vars.space[4]};
    border-top: 1px solid ${vars.color.text};
  }
  h3 {
    margin-bottom: ${vars.space[2]};
    font-size: ${vars.text.lead};
  }
  p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
  }
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  }
  [data-composition="inset"] & {
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[2]};

    li {
      padding: ${vars.space[4]} ${vars.space[5]};
      border-top: 0;
      border-radius: ${vars.radius.control};
      background: ${vars.color.surfaceRaised};
    }
    h3 {
      margin-bottom: ${vars.space[1]};
    }
  }
`;
