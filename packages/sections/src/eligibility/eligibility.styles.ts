import { vars } from "@danji/ui/theme";
import styled from "styled-components";

export const Kinds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
`;

/** A kind of supply; one that an answer stands against steps back. */
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
  &[data-state="closed"] h4 {
    color: ${vars.color.textMuted};
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
