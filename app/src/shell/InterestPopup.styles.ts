import { vars } from "@danji/ui/theme";
import styled from "styled-components";

export const PopupFailure = styled.p`
  position: fixed;
  inset: auto 1rem 5rem;
  z-index: ${vars.layer.popup};
  width: fit-content;
  margin-inline: auto;
  padding: ${vars.space[3]} ${vars.space[5]};
  border-radius: ${vars.radius.panel};
  background: ${vars.color.surfaceStage};
  color: ${vars.color.onInverse};

  &:empty {
    display: none;
  }
`;
