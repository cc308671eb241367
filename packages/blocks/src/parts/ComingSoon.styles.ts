import { vars } from "@danji/ui/theme";
import styled from "styled-components";

export const Panel = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${vars.space[6]};
  min-height: clamp(14rem, 30vw, 20rem);
  padding: ${vars.space[12]} ${vars.layout.gutter};
  background: ${vars.color.surfaceInverse};
  color: ${vars.color.onInverse};
  text-align: center;

  &::before {
    content: "";
    position: absolute;
    inset: ${vars.space[4]};
    border: 1px solid ${vars.color.lineInverse};
    pointer-events: none;
  }
`;

export const Words = styled.p`
  font-family: ${vars.font.display};
  font-size: ${vars.text.title1};
  line-height: ${vars.leading.title};
  letter-spacing: 0.12em;
  /* Tracking puts its space after the last letter too: this puts the word back into the middle. */
  margin-inline-end: -0.12em;
`;
