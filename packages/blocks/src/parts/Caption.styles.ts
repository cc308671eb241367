import { vars } from "@danji/ui/theme";
import styled from "styled-components";

export const CaptionLine = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${vars.space[4]};
  margin-top: ${vars.space[2]};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.caption};
`;

/** At the end of its line, and never broken. */
export const Made = styled.small`
  margin-inline-start: auto;
  color: ${vars.color.textSubtle};
  font-size: inherit;
  white-space: nowrap;
`;
