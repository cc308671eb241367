import { vars } from "@danji/ui/theme";
import styled from "styled-components";

/** Sand thinned with what it lies on. */
export const Fill = styled.path`
  fill: color-mix(in srgb, ${vars.color.sand} 45%, transparent);
`;

export const Stroke = styled.path`
  fill: none;
  stroke: ${vars.color.pine};
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

export const Dashed = styled.path`
  fill: none;
  stroke: ${vars.color.lineStrong};
  stroke-dasharray: 5 5;
  vector-effect: non-scaling-stroke;
`;
