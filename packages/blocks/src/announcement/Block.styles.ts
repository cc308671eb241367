import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const Viewer = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  padding-block: ${vars.space[6]};
  border-block: 1px solid ${vars.color.line};

  small {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
  }
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

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};

  ${media.mobile} {
    display: grid;
  }
  ${media.print} {
    display: none;
  }
`;

export const Loading = styled.p`
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};
`;

export const Trouble = styled.p`
  padding-left: ${vars.space[4]};
  border-left: 2px solid ${vars.color.danger};
  max-width: ${vars.measure};
`;
