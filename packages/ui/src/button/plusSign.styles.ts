import { css } from "styled-components";

/** A plus of two lines; without its `::after` a minus. Borders draw it, since forced colours and paper leave out backgrounds. */
export const plusSign = (thickness: string) => css`
  position: relative;
  width: 0.875rem;
  height: 0.875rem;

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: calc(50% - ${thickness} / 2) 0 auto;
    border-block-start: ${thickness} solid;
  }

  &::after {
    rotate: 90deg;
  }
`;
