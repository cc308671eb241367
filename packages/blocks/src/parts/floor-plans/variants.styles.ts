import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

/** What is said of one variant. Without a script both are there, one after the other. */
export const EachVariant = styled.div`
  ${media.noScript} {
    &&[hidden] {
      display: block !important;
    }

    & + & {
      margin-block-start: ${vars.space[6]};
    }
  }

  /* Prints the selected variant only, although print styles stack blocks with tables. */
  ${media.print} {
    &&[hidden] {
      display: none !important;
    }
  }
`;
