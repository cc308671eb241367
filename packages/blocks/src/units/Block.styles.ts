import { Grid } from "@danji/ui/grid";
import { media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";

/** Shares of the colour of text, in percent, of which each differs from the next in every theme of ours. */
export const TONES = [100, 76, 53, 28] as const;

/** One tone for each type, in the order of the types. Names stand beside the tones, so that no meaning depends on colour alone. */
const tones = TONES.map(
  (share, index) => css`
    &[data-tone="${index}"] {
      --tone: color-mix(in srgb, ${vars.color.text} ${share}%, ${vars.color.surface});
    }
  `,
);

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
