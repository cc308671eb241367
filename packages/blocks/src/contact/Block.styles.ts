import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

/** The phone number large, the rest in rows beside it. */
export const ContactList = styled.dl`
  display: grid;
  gap: 0 ${vars.space[10]};
  border-top: 1px solid ${vars.color.text};

  > div {
    display: grid;
    grid-template-columns: 5.5rem 1fr;
    align-items: baseline;
    gap: ${vars.space[4]};
    padding-block: ${vars.space[4]};
    border-bottom: 1px solid ${vars.color.line};
  }
  dt {
    color: ${vars.color.textMuted};
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
      text-decoration: underline;
      text-decoration-thickness: 1px;
    }
  }
`;
