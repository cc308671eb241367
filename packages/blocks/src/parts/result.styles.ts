import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
  padding: ${vars.space[6]};
  background: ${vars.color.surfaceSunken};

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
    gap: ${vars.space[5]} ${vars.space[6]};
  }
  dl > div {
    padding-top: ${vars.space[3]};
    border-top: 1px solid ${vars.color.text};
  }
  dt {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
  }
  dd {
    font-size: ${vars.text.title3};
    font-weight: 600;
    line-height: ${vars.leading.title};
    font-variant-numeric: tabular-nums;
  }

  /* Without its ground. */
  ${media.print} {
    gap: ${vars.space[3]};
    padding: 0;

    dd {
      font-size: ${vars.text.body};
    }
  }
`;

export const Reasons = styled.ul`
  display: grid;
  gap: ${vars.space[1]};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.small};
`;

/** Source and validity of the rules. */
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

/** Says that the rules may have changed. */
export const Overdue = styled.p`
  padding-inline-start: ${vars.space[3]};
  border-inline-start: 2px solid ${vars.color.danger};
  color: ${vars.color.text};
  font-weight: 600;
`;
