import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { Screen, Words } from "./Screen.styles.ts";

export const PlansScreen = styled(Screen)`
  background: ${vars.color.white};

  ${Words} > div {
    display: grid;
    justify-items: start;
    gap: ${vars.space[4]};
  }
  ${media.desktop} {
    > ${Words} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: center;
      gap: clamp(${vars.space[8]}, 8vw, ${vars.space[32]});
      justify-items: stretch;
    }
  }
`;

export const PlanList = styled.ul`
  border-top: 1px solid ${vars.color.ink};

  li {
    border-bottom: 1px solid ${vars.color.line};
  }
  a {
    display: grid;
    grid-template-columns: 6rem 1fr auto;
    align-items: baseline;
    gap: ${vars.space[4]};
    padding-block: clamp(${vars.space[3]}, 2.5vh, ${vars.space[6]});
    color: inherit;
    text-decoration: none;
  }
  strong {
    font-family: ${vars.font.display};
    font-size: ${vars.text.title2};
    font-weight: 400;
    line-height: 1.1;
  }
  span:last-child {
    color: ${vars.color.inkMuted};
    font-size: ${vars.text.small};
    font-variant-numeric: tabular-nums;
  }
  ${media.hover} {
    a:hover {
      color: ${vars.color.pine};
      text-decoration: underline;
      text-decoration-thickness: 1px;
    }
  }
`;
