import { styled } from "styled-components";
import { media } from "../theme/media.ts";

/**
 * Sign of a button that stops and starts what moves: two bars while it plays, a triangle while it does not. With forced
 * colours a ground is taken away, and the triangle with it.
 */
export const PlayMark = styled.span`
  width: 0.75rem;
  height: 0.875rem;

  &[data-state="playing"] {
    border: solid currentcolor;
    border-width: 0 3px;
  }

  &[data-state="stopped"] {
    background: currentcolor;
    clip-path: polygon(0 0, 100% 50%, 0 100%);
  }

  ${media.forcedColors} {
    forced-color-adjust: none;
    color: ButtonText;
  }
`;
