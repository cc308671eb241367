import { vars } from "@danji/ui/theme";
import styled from "styled-components";

/** Columns, so that short tables share one. */
export const Tables = styled.div`
  columns: 18rem 3;
  column-gap: ${vars.space[6]};

  > * {
    margin-block-end: ${vars.space[6]};
    break-inside: avoid;
  }
`;

export const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${vars.space[2]};
  font-variant-numeric: tabular-nums;

  strong {
    font-size: ${vars.text.title2};
    line-height: ${vars.leading.title};
  }
`;
