import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { TermList } from "../parts/blocks.styles.ts";

/** The phone number large, the rest in rows beside it. */
export const ContactList = styled(TermList)`
  > div {
    align-items: baseline;
  }
  dd a {
    display: inline-block;
    font-family: ${vars.font.display};
    font-size: ${vars.text.title2};
    font-variant-numeric: tabular-nums;
    line-height: ${vars.leading.title};
    text-decoration: none;
  }
  ${media.hover} {
    dd a:hover {
      text-decoration: underline 1px;
    }
  }
`;
