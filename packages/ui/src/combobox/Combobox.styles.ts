import { styled } from "styled-components";
import { Link } from "../provider/Link.tsx";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";

export const Box = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  min-width: 0;

  /* Nothing answers what is typed. */
  ${media.noScript} {
    display: none;
  }
`;

export const List = styled.div`
  display: grid;

  &[hidden] {
    display: none;
  }
`;

export const Option = styled(Link)`
  display: grid;
  gap: ${vars.space[1]};
  padding: ${vars.space[3]} ${vars.space[4]};
  border-block-end: 1px solid ${vars.color.line};
  /* Keeps the text of all options in one line: the marked one has a bar. */
  border-inline-start: 3px solid transparent;
  color: ${vars.color.text};
  text-decoration: none;
  scroll-margin-block: ${vars.space[2]};

  &:last-child {
    border-block-end: 0;
  }
  &[aria-selected="true"] {
    border-inline-start-color: ${vars.color.accent};
    background: ${vars.color.surfaceSunken};
  }
`;

export const StatusBox = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space[3]};
`;

export const StatusLine = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.small};

  &:empty {
    display: none;
  }
`;
