import { css, styled } from "styled-components";
import { noRing, printedPlain } from "../theme/mixins.styles.ts";
import { vars } from "../theme/vars.ts";

const box = css`
  padding: ${vars.space[4]} ${vars.space[5]};
  border-inline-start-style: solid;
  border-inline-start-width: 2px;
`;

export const FormBox = styled.form`
  display: grid;
  gap: ${vars.space[5]};
  text-align: start;
`;

/** A place to read from, where the focus waits while the form is being sent. */
export const StatusFrame = styled.div`
  ${noRing}
`;

export const StatusRegion = styled.div`
  /* The catalogue of messages has line breaks of its own. */
  white-space: pre-line;

  :is([data-state="success"], [data-state="failure"]) > &:not(:empty) {
    ${box}
    color: ${vars.color.text};
  }

  [data-state="success"] > & {
    background: ${vars.color.successSurface};
    border-color: ${vars.color.success};
  }

  [data-state="failure"] > & {
    background: ${vars.color.dangerSurface};
    border-color: ${vars.color.danger};
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

export const ErrorList = styled.ul`
  margin-block-start: ${vars.space[2]};
  color: ${vars.color.danger};
  font-size: ${vars.text.small};
`;

export const ErrorLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${vars.space[8]};

  ${printedPlain}
`;
