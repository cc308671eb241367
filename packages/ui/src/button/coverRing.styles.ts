import { css } from "styled-components";
import { vars } from "../theme/vars.ts";

/** Focus ring inside a picture that is a button. An outline of its own would lie below the picture, a halo outside. */
export const coverRing = css`
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:focus-visible::after {
    content: "";
    position: absolute;
    inset: ${vars.space[2]};
    outline: 2px solid ${vars.color.focus};
    box-shadow: inset 0 0 0 2px ${vars.color.focusHalo};
    pointer-events: none;
  }
`;
