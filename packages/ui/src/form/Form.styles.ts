import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";
import { visuallyHidden } from "../visually-hidden/VisuallyHidden.styles.ts";

const box = css`
  padding: ${vars.space[4]} ${vars.space[5]};
  border-inline-start-style: solid;
  border-inline-start-width: 2px;
`;

const message = css`
  /* The catalogue of messages has line breaks of its own. */
  white-space: pre-line;
`;

/** A place to read from, where the focus waits while the form is being sent. */
export const StatusFrame = styled.div`
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

export const Success = styled.div`
  ${message}

  [data-state="success"] > & {
    ${box}
    background: ${vars.color.successSurface};
    border-color: ${vars.color.success};
    color: ${vars.color.text};
  }
`;

export const Failure = styled.div`
  ${message}

  [data-state="failure"] > & {
    ${box}
    background: ${vars.color.dangerSurface};
    border-color: ${vars.color.danger};
    color: ${vars.color.text};
  }
`;

export const SummaryBox = styled.div`
  ${box}
  background: ${vars.color.dangerSurface};
  border-color: ${vars.color.danger};

  > :is(h2, h3, h4) {
    font-family: ${vars.font.text};
    font-size: ${vars.text.body};
    font-weight: 600;
    letter-spacing: inherit;
  }
`;

export const FaultList = styled.ul`
  margin-block-start: ${vars.space[2]};
`;

export const FaultLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${vars.space[8]};
  color: ${vars.color.danger};
  font-size: ${vars.text.small};

  ${media.print} {
    color: inherit;
  }
`;

export const Trap = styled.div`
  ${visuallyHidden}
`;
