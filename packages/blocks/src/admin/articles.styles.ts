import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const Version = styled.section`
  display: grid;
  justify-items: start;
  gap: ${vars.space[4]};
  max-width: 40rem;
  padding: ${vars.space[5]};
  border: 1px solid ${vars.color.line};
  border-left: 3px solid ${vars.color.action};

  > p {
    color: ${vars.color.textMuted};
  }
`;

export const VersionTexts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space[2]} ${vars.space[4]};
  width: 100%;

  dt {
    color: ${vars.color.textMuted};
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
