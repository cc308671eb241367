import { styled } from "styled-components";
import { gapOf, type LayoutGap } from "../theme/layout.ts";
import type { StackAlignment, StackDirection } from "./Stack.tsx";

interface StackBoxProps {
  $gap: LayoutGap;
  $direction: StackDirection;
  $align: StackAlignment;
}

export const StackBox = styled.div<StackBoxProps>`
  display: flex;
  flex-flow: ${({ $direction }) => ($direction === "row" ? "row wrap" : "column")};
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => gapOf($gap)};
`;
