import { media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";
import { PictureScreen } from "../PictureScreen.tsx";
import { type Composed, LOW_WINDOW, whenInset, Words } from "../Screen.styles.ts";

export const LocationScreen = styled(PictureScreen)`
  ${media.desktop} {
    &[data-side="top"] > ${Words} {
      padding-block: ${vars.space[6]};
    }
  }
`;

export const Points = styled.ul<Composed>`
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
    font: 400 ${vars.text.title1} / 1.1 ${vars.font.display};
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
      grid-template-columns: minmax(6.5rem, auto) minmax(0, 1fr);
    }
    strong {
      font-size: ${vars.text.title2};
    }
  }
  ${whenInset(css`
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
  `)}
`;
