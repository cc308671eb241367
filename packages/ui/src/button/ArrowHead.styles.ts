import { styled } from "styled-components";

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
