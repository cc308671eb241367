import { Stack } from "@danji/ui/stack";
import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const Result = styled(Stack).attrs({ gap: 5 })`
  padding: ${vars.space[6]};
  background: ${vars.color.surfaceSunken};
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

export const Reasons = styled(Stack).attrs({ forwardedAs: "ul", gap: 1 })`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.small};
`;

export const LawLines = styled(Stack).attrs({ gap: 1 })`
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

export const Overdue = styled.p`
  padding-inline-start: ${vars.space[3]};
  border-inline-start: 2px solid ${vars.color.danger};
  color: ${vars.color.text};
  font-weight: 600;
`;
