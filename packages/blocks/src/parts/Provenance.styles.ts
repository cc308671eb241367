import { vars } from "@danji/ui/theme";
import styled from "styled-components";

export const SourceLine = styled.p`
  margin-block-start: ${vars.space[3]};
  color: ${vars.color.textSubtle};
  font-size: ${vars.text.caption};
  font-variant-numeric: tabular-nums;
`;
