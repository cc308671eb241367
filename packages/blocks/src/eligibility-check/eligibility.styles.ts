import { vars } from "@danji/ui/theme";
import styled from "styled-components";

/** A kind of supply: its words, sign, size and order say whether one can apply. */
export const Kind = styled.li`
  padding-block: ${vars.space[3]};
  border-block-end: 1px solid ${vars.color.line};
  break-inside: avoid;

  > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${vars.space[4]};
  }
  small {
    color: ${vars.color.textMuted};
    font-family: ${vars.font.text};
    font-size: ${vars.text.small};
    font-weight: 400;
  }
  &[data-state="open"] > :first-child + p {
    color: ${vars.color.success};
    font-size: ${vars.text.lead};
    font-weight: 600;
  }
  &[data-state="closed"] {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};

    > :first-child {
      font-size: ${vars.text.body};
    }
  }
`;
