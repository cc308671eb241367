import { styled } from "styled-components";
import { vars } from "../theme/vars.ts";

export const SkipAnchor = styled.a`
  position: fixed;
  inset-block-start: ${vars.space[2]};
  inset-inline-start: ${vars.space[2]};
  z-index: ${vars.layer.skipLink};
  display: inline-flex;
  align-items: center;
  min-height: ${vars.control.medium};
  padding-inline: ${vars.space[6]};
  border-radius: ${vars.radius.control};
  background: ${vars.color.surfaceInverse};
  color: ${vars.color.onInverse};
  font-weight: 600;
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(calc(-100% - ${vars.space[4]}));
  }
`;
