import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { PAGE_INSET_OF_WINDOW } from "../../shell/shell-size.ts";

export const Location = styled.section`
  display: grid;
  min-height: 100vh;

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const LocationText = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${vars.space[5]};
  padding: clamp(4rem, 9vw, 8rem) ${vars.layout.gutter};
  padding-left: ${PAGE_INSET_OF_WINDOW};
`;

export const LocationPicture = styled.div`
  ${media.mobile} {
    order: -1;

    img {
      aspect-ratio: 4 / 3;
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const Points = styled.ul`
  justify-self: stretch;
  border-top: 1px solid ${vars.color.line};

  li {
    display: grid;
    grid-template-columns: minmax(8.5rem, 1fr) 3fr;
    align-items: baseline;
    gap: ${vars.space[4]};
    padding-block: ${vars.space[5]};
    border-bottom: 1px solid ${vars.color.line};
  }
  strong {
    font-family: ${vars.font.display};
    font-size: ${vars.text.title2};
    font-weight: 500;
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }
  small {
    margin-left: 0.15em;
    font-family: ${vars.font.text};
    font-size: ${vars.text.caption};
    font-weight: 400;
  }
  h3 {
    font-size: ${vars.text.lead};
  }
  p {
    color: ${vars.color.inkMuted};
  }
`;
