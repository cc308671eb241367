import { styled } from "styled-components";
import { vars } from "../theme/vars.ts";
import type { StackAlignment, StackDirection, StackGap } from "./variants.ts";

interface StackBoxProps {
  $gap: StackGap;
  $direction: StackDirection;
  $align: StackAlignment;
}

export const StackBox = styled.div<StackBoxProps>`
  display: flex;
  flex-flow: ${({ $direction }) => ($direction === "row" ? "row wrap" : "column")};
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => vars.space[$gap]};
`;
