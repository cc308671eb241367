import { keyframes, styled } from "styled-components";
import { media } from "../theme/media.ts";

const pulse = keyframes`
  0%, 80%, 100% { transform: scale(0.4); opacity: 0.35; }
  40% { transform: scale(1); opacity: 1; }
`;

/** One beat of the three dots. */
const BEAT = "1.2s";
/** How far each dot lags behind the one before it. */
const LAG_SECONDS = 0.16;

export const Dots = styled.span`
  display: inline-flex;
  align-items: center;
  vertical-align: middle;
`;

/** A border draws it, which forced colours keep, in the colour of the text. */
export const Dot = styled.span<{ $size: number; $margin: number; $color: string; $index: number }>`
  margin: ${({ $margin }) => $margin}px;
  border: solid ${({ $color }) => $color};
  border-width: ${({ $size }) => [0.5, 0, 0, 0.5].map((more) => `${Math.floor($size / 2 + more)}px`).join(" ")};
  border-radius: 50%;
  animation: ${pulse} ${BEAT} ease-in-out ${({ $index }) => $index * LAG_SECONDS}s infinite both;

  ${media.reducedMotion} {
    animation: none;
  }
`;
