import { Stack } from "@danji/ui/stack";
import { forcedSelection, hiddenIn, media, vars } from "@danji/ui/theme";
import { coveringInput, plainButton } from "../parts/fragments.styles.ts";
import styled from "styled-components";

export const SunWords = styled.p`
  font-variant-numeric: tabular-nums;

  &[role="status"] {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
  }
`;

export const PlanStage = styled.div`
  position: relative;
  background: ${vars.color.surfaceSunken};
`;

export const SiteSvg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  stroke-linejoin: round;
  print-color-adjust: exact;

  path,
  circle {
    vector-effect: non-scaling-stroke;
  }
  [data-part="lot"] {
    fill: ${vars.color.surfaceRaised};
    stroke: ${vars.color.line};
  }
  [data-part="shadow"] {
    fill: color-mix(in srgb, ${vars.color.text} 26%, transparent);
  }
  [data-part="block"] {
    fill: ${vars.color.surface};
    stroke: ${vars.color.text};
    stroke-width: 1px;
  }
  [data-part="block"][data-state="selected"] {
    fill: color-mix(in srgb, ${vars.color.action} 30%, ${vars.color.surface});
  }
  [data-part="flat"] {
    fill: ${vars.color.action};
    stroke: ${vars.color.action};
    stroke-width: 2px;
  }
  [data-part="way"] {
    fill: none;
    stroke: ${vars.color.ornament};
    stroke-width: 2px;
  }
  [data-part="sun"] {
    fill: ${vars.color.accent};
    stroke: ${vars.color.surfaceRaised};
    stroke-width: 2px;
  }
  [data-part="ray"] {
    fill: none;
    stroke: ${vars.color.accent};
    stroke-width: 3px;
    stroke-linecap: round;
  }
  [data-part="ray"][data-state="shaded"] {
    stroke: ${vars.color.textMuted};
    stroke-width: 1.5px;
    stroke-dasharray: 3 5;
  }
  [data-part="marks"] path {
    fill: none;
    stroke: ${vars.color.textMuted};
    stroke-width: 1.5px;

    ${media.forcedColors} {
      stroke: CanvasText;
    }
  }
`;

export const PlanWord = styled.span`
  position: absolute;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.caption};
  line-height: 1.35;
  pointer-events: none;

  &[data-part="north"] {
    inset: 0.25rem auto auto 2.25rem;
  }
  &[data-part="scale"] {
    inset-block-end: 0;
  }
  &[data-part="name"] {
    translate: -50% -50%;
    text-align: center;
  }
  /* A phone has room for the name of the selected building alone. */
  ${media.mobile} {
    &[data-part="name"] {
      display: none;
    }
  }
`;

export const Buildings = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

export const BuildingButton = styled.label`
  position: absolute;
  display: grid;
  place-content: center;
  width: 2.75rem;
  height: 2.5rem;
  translate: -50% -50%;
  pointer-events: auto;
  cursor: pointer;

  ${coveringInput}
  span {
    padding: 0 ${vars.space[1]};
    background: ${vars.color.surfaceRaised};
    color: ${vars.color.text};
    font-size: ${vars.text.caption};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
  }
  :checked + span {
    background: ${vars.color.action};
    color: ${vars.color.onAction};
    ${forcedSelection}
  }
  :focus-visible + span {
    outline: 2px solid ${vars.color.focus};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${vars.color.focusHalo};
  }
  ${media.hover} {
    &:hover span {
      outline: 2px solid ${vars.color.action};
    }
  }
`;

export const Controls = styled(Stack)`
  ${hiddenIn(media.print)}
`;

export const PlayRow = styled(Stack)`
  justify-content: space-between;

  /* Without motion: the slider shows the same. */
  > button {
    ${hiddenIn(media.reducedMotion)}
  }
`;

export const DayButtons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]};

  button {
    ${plainButton}
    min-width: 3rem;
    min-height: ${vars.control.small};
    padding-inline: ${vars.space[2]};
    border-bottom: 2px solid transparent;
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
  }
  button[aria-pressed="true"] {
    border-color: ${vars.color.action};
    color: ${vars.color.action};
    font-weight: 600;
  }
`;
