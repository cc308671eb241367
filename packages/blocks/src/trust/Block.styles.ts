import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { TermList } from "../parts/blocks.styles.ts";

/** One calm strip: each answer beside its question, hairlines between. */
export const TrustList = styled(TermList)`
  --terms: 11rem;

  > div {
    break-inside: avoid;
  }
  dd + dd {
    grid-column: 2;
    margin-block-start: calc(-1 * ${vars.space[2]});
  }
  ${media.mobile} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: ${vars.space[2]};
    }
    dd + dd {
      grid-column: 1;
      margin-block-start: 0;
    }
  }
`;
