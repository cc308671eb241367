import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { Screen } from "./Screen.styles.ts";

/** Paper, on which drawings stand. */
export const PlansScreen = styled(Screen)`
  background: ${vars.color.white};
`;

/** A drawing, as tall as those beside it, whatever its shape; it gives way in low windows. */
export const Sketch = styled.span`
  grid-column: 1 / -1;
  display: grid;
  height: clamp(8rem, 34vh, 22rem);

  svg {
    width: 100%;
    height: 100%;
  }
  ${media.mobile} {
    height: auto;
    aspect-ratio: 1;
  }
`;

export const PlanList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${vars.space[6]} clamp(${vars.space[4]}, 2.5vw, ${vars.space[10]});

  a {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: baseline;
    gap: ${vars.space[1]} ${vars.space[3]};
    color: inherit;
    text-decoration: none;
  }
  strong {
    padding-top: ${vars.space[3]};
    font-family: ${vars.font.display};
    font-size: ${vars.text.title2};
    font-weight: 400;
    line-height: 1.1;
  }
  span:last-child {
    grid-column: 1 / -1;
    color: ${vars.color.inkMuted};
    font-size: ${vars.text.small};
    font-variant-numeric: tabular-nums;
  }
  ${media.hover} {
    a:hover strong {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }
  ${media.mobile} {
    grid-template-columns: 1fr 1fr;
  }
`;
