import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

/** What is in the shade: sand thinned with what it lies on. */
export const Shade = styled.path`
  fill: ${vars.color.surfaceSunken};
  fill: color-mix(in srgb, ${vars.color.ornament} 42%, transparent);
`;

const Line = styled.path`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

export const Stroke = styled(Line)`
  stroke: ${vars.color.action};
`;

/** Background and small parts. */
export const Detail = styled(Line)`
  stroke: ${vars.color.lineStrong};
  stroke-width: 0.75;
`;

/** The one light that is on. */
export const Light = styled.path`
  fill: ${vars.color.accent};

  ${media.print} {
    fill: none;
    stroke: ${vars.color.text};
  }
`;
