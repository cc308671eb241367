import { css, styled } from "styled-components";
import { vars } from "../theme/vars.ts";
import { visuallyHidden } from "../visually-hidden/VisuallyHidden.styles.ts";

const message = css`
  /* The catalogue of messages has line breaks of its own. */
  white-space: pre-line;

  &:not(:empty) {
    padding: ${vars.space[4]} ${vars.space[5]};
    border-inline-start-style: solid;
    border-inline-start-width: 2px;
  }
`;

export const Success = styled.div`
  ${message}
  background: ${vars.color.successSurface};
  border-color: ${vars.color.success};
  color: ${vars.color.ink};
`;

export const Failure = styled.div`
  ${message}
  background: ${vars.color.dangerSurface};
  border-color: ${vars.color.danger};
  color: ${vars.color.ink};
`;

export const Trap = styled.div`
  ${visuallyHidden}
`;
