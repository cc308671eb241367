import { media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";
import { PictureScreen } from "../PictureScreen.tsx";
import { type Composed, whenBleed, whenInset, Words } from "../Screen.styles.ts";

export const SpecialScreen = styled(PictureScreen)`
  ${media.desktop} {
    > ${Words} {
      ${whenBleed(css`
        grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
        gap: clamp(${vars.space[8]}, 6vw, ${vars.space[24]});
        align-items: start;
        padding-block: clamp(${vars.space[5]}, 5vh, ${vars.space[16]});
      `)}
      ${whenInset(css`
        gap: ${vars.space[6]};
      `)}
    }
  }
`;

export const SpecialPoints = styled.ul<Composed>`
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
  ${whenBleed(css`
    ${media.desktop} {
      grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    }
    ${media.mobile} {
      gap: ${vars.space[3]};

      li {
        padding-top: ${vars.space[3]};
      }
      h3 {
        margin-bottom: 0;
      }
    }
  `)}
  ${whenInset(css`
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
  `)}
`;
