import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

/** Width that a heading has in a column of the list. */
const COLUMN = "14rem";

export const ContentsFrame = styled.nav`
  padding-block: ${vars.space[4]};
  border-block: 1px solid ${vars.color.line};

  ol {
    columns: ${COLUMN};
    column-gap: ${vars.space[8]};
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
