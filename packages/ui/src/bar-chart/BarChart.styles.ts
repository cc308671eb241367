import { css, styled } from "styled-components";
import { Table } from "../table/index.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";

/** Looks of the series, in their order. */
export const BAR_TONES = ["filled", "striped"] as const;

/** Distinguished by pattern as well as by colour. */
const tones = css`
  &[data-tone="filled"] {
    background: ${vars.color.action};
  }
  &[data-tone="striped"] {
    background: repeating-linear-gradient(135deg, ${vars.color.lineStrong} 0 1px, ${vars.color.surfaceRaised} 1px 4px);
    box-shadow: inset 0 0 0 1px ${vars.color.lineStrong};
  }

  ${media.forcedColors} {
    forced-color-adjust: none;

    &[data-tone="filled"] {
      background: CanvasText;
    }
    &[data-tone="striped"] {
      border: 1px dashed CanvasText;
      background: Canvas;
      box-shadow: none;
    }
  }

  ${media.print} {
    print-color-adjust: exact;
  }
`;

export const BarName = styled.span`
  display: block;
  white-space: nowrap;
`;

/** The name and the bar of a row, as wide as the figures leave room. */
export const BarCell = styled(Table.RowHeader)`
  width: 100%;
`;

export const Bar = styled.span`
  display: flex;
  /* Room enough to compare lengths on a phone. */
  min-width: 7rem;
  height: ${vars.space[3]};
  margin-block-start: ${vars.space[1]};
`;

export const Part = styled.span`
  flex: none;
  ${tones}
`;

export const Mark = styled.span`
  display: inline-block;
  width: ${vars.space[3]};
  height: ${vars.space[3]};
  margin-inline-end: ${vars.space[2]};
  ${tones}
`;
