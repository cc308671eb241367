import { Grid } from "@danji/ui/grid";
import { media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";

/** One tone for each type, in the order of the types. Names stand beside the tones, so that no meaning depends on colour alone. */
const tones = css`
  &[data-tone="0"] {
    --tone: ${vars.color.action};
  }
  &[data-tone="1"] {
    --tone: ${vars.color.ornament};
  }
  &[data-tone="2"] {
    --tone: color-mix(in srgb, ${vars.color.action} 45%, ${vars.color.surface});
  }
  &[data-tone="3"] {
    --tone: ${vars.color.lineStrong};
  }
`;

export const Legend = styled(Grid)`
  li {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    min-height: ${vars.space[8]};
  }
  a {
    font-weight: 600;
    white-space: nowrap;
  }
`;

export const Swatch = styled.span`
  ${tones}
  flex: none;
  width: ${vars.space[6]};
  height: ${vars.space[3]};
  background: var(--tone, ${vars.color.text});
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

export const Elevation = styled.li`
  display: grid;
  gap: ${vars.space[2]};
  align-content: end;
  break-inside: avoid;

  svg {
    width: 100%;
    height: auto;
    overflow: visible;
    print-color-adjust: exact;
  }
  p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.caption};
    font-variant-numeric: tabular-nums;
  }
  strong {
    display: block;
    color: ${vars.color.text};
    font-family: ${vars.font.display};
    font-size: ${vars.text.lead};
    font-weight: ${vars.weight.display};
  }
`;

export const FlatStack = styled.path`
  ${tones}
  fill: var(--tone, ${vars.color.text});
`;

export const Ground = styled.path`
  fill: none;
  stroke: ${vars.color.text};
  stroke-width: 1px;
  vector-effect: non-scaling-stroke;
`;

export const LineNames = styled.ol`
  display: grid;
  font-size: 0.75rem;
  line-height: 1.3;
  text-align: center;
  font-variant-numeric: tabular-nums;

  span {
    display: block;
    color: ${vars.color.textSubtle};
  }
  b {
    font-weight: 600;
  }
  ${media.print} {
    span {
      color: inherit;
    }
  }
`;
