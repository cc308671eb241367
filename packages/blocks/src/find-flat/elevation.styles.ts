import { media, vars } from "@danji/ui/theme";
import { coveringInput } from "../parts/fragments.styles.ts";
import styled, { css } from "styled-components";

/** Tones of sunlight, from none to a whole day. The hours stand in each flat, legible in either scheme. */
const levels = css`
  &[data-level="0"] {
    background: ${vars.color.surfaceSunken};
  }
  &[data-level="1"] {
    background: color-mix(in srgb, ${vars.color.accent} 18%, ${vars.color.surfaceRaised});
  }
  &[data-level="2"] {
    background: color-mix(in srgb, ${vars.color.accent} 36%, ${vars.color.surfaceRaised});
  }
  &[data-level="3"] {
    background: color-mix(in srgb, ${vars.color.accent} 70%, ${vars.color.surfaceRaised});
    color: ${vars.color.onAccent};
  }
  &[data-level="4"] {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
  forced-color-adjust: none;
`;

export const Levels = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[4]};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.caption};
  font-variant-numeric: tabular-nums;

  li {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
  }
`;

export const Level = styled.span`
  ${levels}
  width: 1rem;
  height: 1rem;
  border: 1px solid ${vars.color.line};
  print-color-adjust: exact;
`;

/** A floor is as high as the smallest target. */
const FLOOR = "1.5rem";

export const Tower = styled.div`
  display: grid;
  align-items: end;
  gap: 2px;
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  line-height: ${FLOOR};
`;

export const Floors = styled.ol`
  display: grid;
  padding-bottom: 2.75rem;
  color: ${vars.color.textSubtle};
  text-align: end;
  padding-inline-end: ${vars.space[2]};

  li {
    height: ${FLOOR};
  }
  /* Each fifth floor from the ground is named. */
  li:not(:nth-last-child(5n), :last-child) {
    visibility: hidden;
  }
`;

export const LineColumn = styled.div`
  display: grid;
  border-bottom: 2px solid ${vars.color.text};

  > p {
    height: 2.75rem;
    margin-bottom: -2px;
    padding-top: ${vars.space[1]};
    border-top: 2px solid ${vars.color.text};
    background: ${vars.color.surface};
    color: ${vars.color.textMuted};
    line-height: 1.35;
    text-align: center;
  }
  > p b {
    display: block;
    color: ${vars.color.text};
    font-weight: 600;
  }
`;

export const Cell = styled.label`
  color: ${vars.color.text};
  ${levels}
  position: relative;
  height: ${FLOOR};
  border-bottom: 1px solid ${vars.color.surface};
  text-align: center;
  cursor: pointer;
  print-color-adjust: exact;

  ${coveringInput}
  ${media.hover} {
    &:hover {
      outline: 2px solid ${vars.color.action};
      outline-offset: -2px;
    }
  }
  &:has(:checked) {
    background: ${vars.color.action};
    color: ${vars.color.onAction};
    font-weight: 600;
  }
  &:has(:focus-visible) {
    z-index: 1;
    outline: 2px solid ${vars.color.focus};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${vars.color.focusHalo};
  }
`;
