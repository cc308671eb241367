import { vars } from "@danji/ui/theme";
import styled from "styled-components";

/** A kind of supply: its sign, colour and order say whether one can apply. */
export const Kind = styled.li`
  padding-block: ${vars.space[3]};
  border-block-end: 1px solid ${vars.color.line};
  break-inside: avoid;

  h4 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${vars.space[4]};
  }
  h4 + p {
    font-weight: 600;
  }
  &[data-state="open"] h4 + p {
    color: ${vars.color.success};
  }
  &[data-state="closed"] h4 + p {
    color: ${vars.color.danger};
  }
  h4 small {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
    font-weight: 400;
  }
  ul {
    margin-block-start: ${vars.space[1]};
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
  }
`;
