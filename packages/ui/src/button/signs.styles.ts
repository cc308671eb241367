import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";

/** An arrowhead of two hairlines, which points to the next thing or, by its `data-direction`, to the `previous` one. */
export const ArrowHead = styled.span`
  width: 0.75rem;
  height: 0.75rem;
  border: solid currentcolor;
  border-width: 1.5px 1.5px 0 0;
  rotate: 45deg;
  translate: -0.1875rem 0;

  &[data-direction="previous"] {
    rotate: 225deg;
    translate: 0.1875rem 0;
  }
`;

/** Sign of a play toggle: two bars while it plays, a triangle while it does not, which forced colours keep. */
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

/** A plus of two lines; without its `::after` a minus. Borders draw it, since forced colours and paper leave out backgrounds. */
export const plusSign = css`
  position: relative;
  width: 0.875rem;
  height: 0.875rem;

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: calc(50% - 0.75px) 0 auto;
    border-block-start: 1.5px solid;
  }

  &::after {
    rotate: 90deg;
  }
`;
