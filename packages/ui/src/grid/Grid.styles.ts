import { styled } from "styled-components";
import { gapOf, type LayoutGap } from "../theme/layout.ts";
import { media } from "../theme/media.ts";

interface GridBoxProps {
  $min: string | undefined;
  $columns: number;
  $gap: LayoutGap;
  $rowGap: LayoutGap;
}

export const GridBox = styled.div<GridBoxProps>`
  display: grid;
  grid-template-columns: ${({ $min }) =>
    $min === undefined ? "minmax(0, 1fr)" : `repeat(auto-fit, minmax(min(100%, ${$min}), 1fr))`};
  gap: ${({ $gap, $rowGap }) => `${gapOf($rowGap)} ${gapOf($gap)}`};

  ${({ $columns }) =>
    $columns > 1 && `${media.desktop} { grid-template-columns: repeat(${$columns}, minmax(0, 1fr)); }`}
`;
