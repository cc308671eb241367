import { css, keyframes, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";

/** Width of the fade at an edge with more columns behind it. */
const FADE = vars.space[10];

/** Least width of a column of words with its padding: a short Korean phrase. */
const NARROWEST_COLUMN = "9em";

/** The same for the names of rows, which are shorter. */
const NARROWEST_ROW_NAME = "6.5em";

const fade = css`linear-gradient(to right, black calc(100% - ${FADE}), transparent)`;

/** The fade ends with the table. */
const fadeOut = keyframes`
  from {
    mask: ${fade} no-repeat 0 0 / 100% 100%;
  }
  to {
    mask: ${fade} no-repeat 0 0 / calc(100% + ${FADE}) 100%;
  }
`;

/** Width below which a table of several columns leaves no room for words. */
const NARROW_BELOW = "34rem";

const STACKING = "table-stack";
const TIGHTENING = "table-tight";

/** Width of the names of columns in a stacked row. */
const LABEL_WIDTH = "6.5em";
const LABEL_ROOM = `calc(${LABEL_WIDTH} + ${vars.space[3]})`;

/** The fade runs by the way that is scrolled, so nothing fades where nothing can be. */
export const Scroller = styled.div`
  overflow-x: auto;

  &[data-narrow="stack"] {
    container: ${STACKING} / inline-size;
  }

  &[data-narrow="tight"] {
    container: ${TIGHTENING} / inline-size;
  }

  /* What lies outside of a box that scrolls is clipped by those around it, so the ring goes inside. */
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }

  @supports (animation-timeline: scroll()) {
    &:not(:focus-visible) {
      animation: ${fadeOut} linear both;
      animation-timeline: scroll(self inline);
      /* Stays under reduced motion: it follows the hand. */
      animation-duration: auto !important;
    }
  }

  ${media.print} {
    overflow: visible;
    animation: none !important;
  }
`;

/** A row as a list of names and values. */
const stackedRows = css`
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

  thead th:first-child {
    padding: ${vars.space[2]} 0;
    background: none;
    color: ${vars.color.textMuted};
    font-weight: 400;
  }

  /* The rows show the names of the other columns; screen readers read them from here. */
  thead th:not(:first-child) {
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

  /* Not a grid: text with marks in it would fall into several cells of one. */
  td[data-label] {
    display: flow-root;
    padding-inline-start: ${LABEL_ROOM};
  }

  td[data-label]::before {
    float: inline-start;
    width: ${LABEL_WIDTH};
    margin-inline-start: calc(-1 * ${LABEL_ROOM});
    /* Not said a second time by those who read the heads of columns. */
    content: attr(data-label) / "";
    color: ${vars.color.textMuted};
  }

  td:empty {
    display: none;
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
    text-align: start;
    vertical-align: baseline;
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
  color: ${vars.color.textMuted};
  text-align: start;

  ${media.print} {
    color: inherit;
  }
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
      white-space: nowrap;
    }
  }

  font-weight: 500;
`;
