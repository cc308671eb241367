import { styled } from "styled-components";
import { notPrinted } from "../theme/mixins.styles.ts";

/** Keeps the room of the figure while the count is seen in its place. */
export const Figure = styled.span`
  position: relative;
  display: inline-block;
  font-variant-numeric: tabular-nums;

  @media screen {
    &[data-state="counting"] > :first-child {
      opacity: 0;
    }
  }
`;

export const Counting = styled.span`
  position: absolute;
  inset: 0;
  text-align: end;

  ${notPrinted}
`;
