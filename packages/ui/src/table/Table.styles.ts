import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { edgeFade } from "../theme/edgeFade.styles.ts";
import { ringInside } from "../theme/mixins.styles.ts";
import { vars } from "../theme/vars.ts";
import { stackedRows } from "./stackedRows.styles.ts";

/** Least width of a column of words with its padding: a short Korean phrase. */
const NARROWEST_COLUMN = "9em";

/** The same for the names of rows, which are shorter. */
const NARROWEST_ROW_NAME = "6.5em";

/** Room for the focus ring around the table, with a gap. */
const RING = vars.space[1];

/** Width below which a table of several columns leaves no room for words. */
const NARROW_BELOW = "34rem";

const STACKING = "table-stack";
const TIGHTENING = "table-tight";

export const Scroller = styled.div`
  /* None at the end, where it would widen a page, and where cells have room of their own. */
  margin: calc(-1 * ${RING}) 0 calc(-1 * ${RING}) calc(-1 * ${RING});
  padding: ${RING} 0 ${RING} ${RING};
  overflow-x: auto;

  &[data-narrow="stack"] {
    container: ${STACKING} / inline-size;
  }

  &[data-narrow="tight"] {
    container: ${TIGHTENING} / inline-size;
  }

  /* What lies outside of a box that scrolls is clipped by those around it, so the ring goes inside, beside the text. */
  ${ringInside("2px")}

  ${edgeFade}

  ${media.print} {
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;

export const Grid = styled.table`
  width: 100%;
  border-block-start: 1px solid ${vars.color.text};
  font-size: ${vars.text.small};
  /* Words break where they have to, but do not let a column shrink to the width of a letter. */
  overflow-wrap: break-word;

  :is(th, td) {
    min-width: ${NARROWEST_COLUMN};
    padding: ${vars.space[3]} ${vars.space[4]};
    border-block-end: 1px solid ${vars.color.line};
    color: inherit;
    text-align: start;
    vertical-align: baseline;

    ${media.mobile} {
      padding-block: ${vars.space[2]};
    }
  }

  [data-numeric] {
    min-width: 0;
    text-align: end;
    white-space: nowrap;
  }

  tr {
    break-inside: avoid;
  }

  @container ${STACKING} (max-width: ${NARROW_BELOW}) {
    ${stackedRows}
  }

  @container ${TIGHTENING} (max-width: ${NARROW_BELOW}) {
    :is(th, td) {
      min-width: 0;
      padding-inline: ${vars.space[1]};
    }
  }

  ${media.print} {
    /* A long table goes on on the next page, under its head. */
    break-inside: auto;
  }
`;

export const Caption = styled.caption`
  padding-block-end: ${vars.space[3]};
  color: ${vars.color.text};
  font-weight: 600;
  text-align: start;
`;

export const ColumnName = styled.th`
  background: ${vars.color.surfaceSunken};
  font-weight: 600;

  ${media.print} {
    background: none;
  }
`;

export const RowName = styled.th`
  ${Grid} & {
    min-width: ${NARROWEST_ROW_NAME};

    @container ${TIGHTENING} (max-width: ${NARROW_BELOW}) {
      min-width: 0;
    }
  }

  font-weight: 500;
`;
