import { vars } from "@danji/ui/theme";
import styled from "styled-components";

export const Unbroken = styled.span`
  white-space: nowrap;
`;

/** A value that is not known before the recruitment announcement. */
export const AtNoticeMark = styled.span`
  display: inline-block;
  padding: 0 ${vars.space[2]};
  border: 1px dashed ${vars.color.line};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.small};
  font-weight: 400;
  white-space: nowrap;
`;
