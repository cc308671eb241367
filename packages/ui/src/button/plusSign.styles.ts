import { css } from "styled-components";

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
