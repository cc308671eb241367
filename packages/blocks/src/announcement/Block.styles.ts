import { Stack } from "@danji/ui/stack";
import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const Viewer = styled(Stack)`
  padding-block: ${vars.space[6]};
  border-block: 1px solid ${vars.color.line};

  button[aria-disabled="true"] {
    cursor: progress;
    opacity: 0.8;
  }
  /* Only a script opens windows; the link below the button reaches the same file. */
  ${media.noScript} {
    button,
    small {
      display: none;
    }
  }
`;

export const Buttons = styled(Stack)`
  ${media.mobile} {
    display: grid;
  }
  ${hiddenIn(media.print)}
`;

export const Trouble = styled.p`
  padding-left: ${vars.space[4]};
  border-left: 2px solid ${vars.color.danger};
  max-width: ${vars.measure};
`;
