import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

/** One calm strip: each answer beside its question, hairlines between. */
export const TrustList = styled.dl`
  border-top: 1px solid ${vars.color.text};

  > div {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: ${vars.space[4]};
    padding-block: ${vars.space[4]};
    border-bottom: 1px solid ${vars.color.line};
    break-inside: avoid;
  }
  dt {
    color: ${vars.color.textMuted};
  }
  dd + dd {
    grid-column: 2;
    margin-block-start: calc(-1 * ${vars.space[2]});
  }
  small {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
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
