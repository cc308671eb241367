import { Stack } from "@danji/ui/stack";
import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const Appointment = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[10]};
  margin-bottom: ${vars.space[8]};

  dt {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export const Papers = styled.ul`
  border-top: 1px solid ${vars.color.text};

  h3 + & {
    margin-top: ${vars.space[3]};
  }
  & + h3 {
    margin-top: ${vars.space[8]};
  }
  li {
    padding-block: ${vars.space[2]} ${vars.space[3]};
    border-bottom: 1px solid ${vars.color.line};
    break-inside: avoid;
  }
  /* More specific than the kit's own rule for a checkbox, whichever of the two the page has first. */
  li label {
    font-size: ${vars.text.body};
    font-weight: 500;
  }
  /* The note is aligned with the name, not with the box. */
  p {
    margin: calc(-1 * ${vars.space[2]}) 0 0 ${vars.space[1]};
    padding-left: ${vars.space[8]};
    font-size: ${vars.text.small};
  }
`;

export const Progress = styled(Stack)`
  margin-top: ${vars.space[6]};

  progress {
    appearance: none;
    width: 100%;
    height: 4px;
    border: 0;
    background: ${vars.color.line};
    accent-color: ${vars.color.action};
  }
  progress::-webkit-progress-bar {
    background: ${vars.color.line};
  }
  progress::-webkit-progress-value {
    background: ${vars.color.action};
  }
  progress::-moz-progress-bar {
    background: ${vars.color.action};
  }
  ${media.forcedColors} {
    progress {
      appearance: auto;
      height: auto;
    }
  }
  ${hiddenIn(media.inert)}
`;

export const Actions = styled(Stack)`
  margin-top: ${vars.space[3]};
`;
