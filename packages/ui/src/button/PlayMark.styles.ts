import { styled } from "styled-components";
import { media } from "../theme/media.ts";

/**
 * Sign of a play toggle: two bars while it plays, a triangle while it does not. Forced colours remove backgrounds, and
 * the triangle with them.
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
