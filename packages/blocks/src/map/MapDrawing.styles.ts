import { media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";

/** From this width on, in rem of the map itself, names stand beside the numbers; below it the list has them. */
const NAMES_FROM = "44rem";
/** The map's own tones: water and planting are the inverse ground thinned with paper, as an action may be of a warning's red. */
const WATER = `color-mix(in srgb, ${vars.color.surfaceInverse} 11%, ${vars.color.surface})`;
const PLANTING = `color-mix(in srgb, ${vars.color.surfaceInverse} 7%, ${vars.color.surface})`;

export const MapFrame = styled.div`
  container-type: inline-size;
`;

export const Sheet = styled.div`
  position: relative;
  overflow: hidden;
  background: ${vars.color.surfaceSunken};
  print-color-adjust: exact;
`;

export const Canvas = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

export const Hatch = styled.path`
  stroke: color-mix(in srgb, ${vars.color.action} 22%, transparent);
  stroke-width: 4;
`;

/** Widths are metres. */
export const Area = styled.path`
  fill: ${vars.color.surfaceSunken};
  fill: ${PLANTING};

  &[data-kind="district"] {
    fill: ${vars.color.surface};
    stroke: ${vars.color.lineStrong};
    stroke-width: 5;
    stroke-dasharray: 26 18;
  }
  &[data-kind="site"] {
    fill: ${vars.color.action};
  }
`;

export const Line = styled.path`
  fill: none;
  stroke-linejoin: round;

  &[data-layer="river"] {
    stroke: ${vars.color.line};
    stroke: ${WATER};
    stroke-width: 170;
  }
  &[data-layer="edge"] {
    stroke: ${vars.color.ornament};
    stroke-width: 30;
  }
  &[data-layer="surface"] {
    stroke: ${vars.color.surfaceRaised};
    stroke-width: 22;
  }
  &[data-layer="edge"][data-kind="artery"] {
    stroke-width: 58;
  }
  &[data-layer="surface"][data-kind="artery"] {
    stroke-width: 48;
  }
  &[data-layer="rail"] {
    stroke: ${vars.color.textMuted};
    stroke-width: 14;
    stroke-dasharray: 44 20;
  }
`;

export const Ring = styled.circle`
  fill: none;
  stroke: ${vars.color.action};
  stroke-opacity: 0.45;
  stroke-width: 5;
  stroke-dasharray: 1 20;
  stroke-linecap: round;
`;

const onTheSpot = css`
  position: absolute;
  translate: -50% -50%;
`;

/** Keeps labels readable on lines. */
const halo = css`
  text-shadow:
    0 0 3px ${vars.color.surface},
    0 0 3px ${vars.color.surface},
    0 0 6px ${vars.color.surface};
`;

export const Name = styled.span`
  ${onTheSpot}
  ${halo}
  display: none;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.caption};
  line-height: 1.2;
  white-space: nowrap;

  &[data-kind="ring"] {
    display: block;
    font-size: 0.6875rem;
    font-variant-numeric: tabular-nums;
  }
  @container (min-width: ${NAMES_FROM}) {
    display: block;
  }
`;

export const Marker = styled.span`
  ${onTheSpot}

  b {
    display: grid;
    place-items: center;
    width: 1.375rem;
    height: 1.375rem;
    border: 1px solid ${vars.color.action};
    border-radius: 50%;
    background: ${vars.color.surface};
    color: ${vars.color.action};
    font-size: 0.75rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  &[data-kind="transport"] b {
    background: ${vars.color.action};
    color: ${vars.color.onAction};
  }
  span {
    ${halo}
    position: absolute;
    top: calc(100% + ${vars.space[1]});
    left: 50%;
    display: none;
    font-size: ${vars.text.caption};
    font-weight: 500;
    line-height: 1.2;
    white-space: nowrap;
    translate: -50% 0;
  }
  @container (min-width: ${NAMES_FROM}) {
    span {
      display: block;
    }
  }
`;

/** The complex's name: above its land where the map is small, on it where there is room. */
export const Home = styled.span`
  ${onTheSpot}
  translate: -50% calc(-100% - 0.75rem);
  color: ${vars.color.action};
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 1.2;
  white-space: nowrap;
  ${halo}

  @container (min-width: ${NAMES_FROM}) {
    translate: -50% -50%;
    color: ${vars.color.onAction};
    font-family: ${vars.font.display};
    font-size: ${vars.text.small};
    font-weight: ${vars.weight.display};
    text-shadow: none;
  }
`;

export const North = styled.span`
  position: absolute;
  top: ${vars.space[3]};
  right: ${vars.space[3]};
  display: grid;
  justify-items: center;
  color: ${vars.color.textMuted};
  font-size: 0.6875rem;
  line-height: 1.2;

  &::before {
    content: "";
    height: 1rem;
    border-inline-start: 1px solid;
  }
  ${media.print} {
    color: inherit;
  }
`;
