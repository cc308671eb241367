import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

/** At most so many columns, each at least as wide: two on a phone. */
const COLUMNS = "4 9rem";

export const ContentsFrame = styled.nav`
  padding-block: ${vars.space[4]};
  border-block: 1px solid ${vars.color.line};

  ol {
    columns: ${COLUMNS};
    column-gap: ${vars.space[6]};
  }
  li {
    break-inside: avoid;
  }
  a {
    display: block;
    padding-block: ${vars.space[2]};
    font-size: ${vars.text.small};
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
    }
  }
  ${media.print} {
    display: none;
  }
`;
