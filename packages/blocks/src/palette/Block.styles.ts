import { Grid } from "@danji/ui/grid";
import { columnsOfFour, media, vars } from "@danji/ui/theme";
import styled from "styled-components";

/** The narrowest that a colour with its words gets before a column goes. */
const NARROWEST = "13rem";

export const Swatches = styled(Grid).attrs({ forwardedAs: "ul", min: NARROWEST, rowGap: 8 })`
  &:has(> :nth-child(4):last-child) {
    grid-template-columns: ${columnsOfFour(NARROWEST, vars.space[6])};
  }

  li {
    display: grid;
    align-content: start;
    gap: ${vars.space[2]};
    break-inside: avoid;
  }

  h3 {
    font-size: ${vars.text.body};
  }

  /* Patch and words side by side where a patch would else take a whole row. */
  ${media.mobile} {
    li {
      grid-template-columns: 4.5rem minmax(0, 1fr);
      column-gap: ${vars.space[4]};
    }

    li > span {
      grid-row: span 2;
    }
  }
`;

export const Patch = styled.span`
  forced-color-adjust: none;
  min-height: clamp(4.5rem, 10vw, 8rem);
  border: 1px solid ${vars.color.line};
  print-color-adjust: exact;
`;
