import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const ShareRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]} ${vars.space[3]};

  ${media.inert} {
    display: none;
  }
`;

export const Address = styled.input`
  flex: 1 1 100%;
  min-width: 0;
  height: ${vars.control.small};
  padding-inline: ${vars.space[3]};
  border: 1px solid ${vars.color.lineInverse};
  border-radius: ${vars.radius.control};
  background: none;
  color: ${vars.color.onInverse};
`;
