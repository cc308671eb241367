import { css } from "styled-components";
import { vars } from "../theme/vars.ts";

/** Width of the names of columns in a stacked row. */
const LABEL_WIDTH = "6.5em";
const LABEL_ROOM = `calc(${LABEL_WIDTH} + ${vars.space[3]})`;

/** A row as a list of names and values. */
export const stackedRows = css`
  /* The line belongs between the caption and what follows it. */
  border-block-start: 0;

  caption + * {
    border-block-start: 1px solid ${vars.color.text};
  }

  &,
  caption,
  thead,
  tbody,
  tr,
  :is(th, td) {
    display: block;
  }

  thead tr {
    position: relative;
  }

  /* The rows show the names of the columns; screen readers read them from here. */
  thead th {
    position: absolute;
    inset-block-start: 0;
    width: 1px;
    min-width: 0;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }

  tbody tr {
    padding-block: ${vars.space[3]};
    border-block-end: 1px solid ${vars.color.line};
  }

  tbody :is(th, td),
  [data-numeric] {
    min-width: 0;
    padding: ${vars.space[1]} 0;
    border: 0;
    text-align: start;
    white-space: normal;
  }

  tbody th {
    font-size: ${vars.text.body};
    font-weight: 600;
  }

  tbody [data-label]::before {
    margin-inline-end: ${vars.space[2]};
    /* Not said a second time by those who read the heads of columns. */
    content: attr(data-label) / "";
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
    font-weight: 400;
  }

  /* Not a grid: text with marks in it would fall into several cells of one. */
  td[data-label] {
    display: flow-root;
    padding-inline-start: ${LABEL_ROOM};
  }

  td[data-label]::before {
    float: inline-start;
    width: ${LABEL_WIDTH};
    margin-inline: calc(-1 * ${LABEL_ROOM}) 0;
  }

  td:empty {
    display: none;
  }
`;
