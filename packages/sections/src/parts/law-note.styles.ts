import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const LawLines = styled.div`
  display: grid;
  gap: ${vars.space[1]};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.small};

  > p {
    margin: 0;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${vars.space[6]};
  }
  a {
    display: inline-block;
    padding-block: ${vars.space[2]};

    ${media.print} {
      padding-block: 0;
    }
  }
`;

/** The rules may have changed. */
export const Overdue = styled.p`
  padding-inline-start: ${vars.space[3]};
  border-inline-start: 2px solid ${vars.color.danger};
  color: ${vars.color.text};
  font-weight: 600;
`;
