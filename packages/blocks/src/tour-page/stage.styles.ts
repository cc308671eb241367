import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { plainButton } from "../parts/fragments.styles.ts";

/** Ink that a bright room shines through: text on it keeps its contrast over white. */
const SHADE = `rgb(${vars.rgb.overlay} / 82%)`;

/** Lower windows need their height for the words. */
const HIGH_ENOUGH = "@media (min-height: 30rem)";

export const StageRoot = styled.div`
  position: relative;
  z-index: ${vars.layer.raised};
  overflow: hidden;
  background: ${vars.color.surfaceStage};

  /* The ring of who came by keys, over the picture and the words: beneath the doors nothing may be, or none could be pressed. */
  &[data-focused="keys"]::after {
    content: "";
    position: absolute;
    inset: 2px;
    outline: 2px solid ${vars.color.text};
    border: 4px solid ${vars.color.accent};
    pointer-events: none;
  }

  ${HIGH_ENOUGH} {
    position: sticky;
    inset-block-start: 0;
  }
`;

export const Host = styled.div`
  position: absolute;
  inset: 0;
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }

  /* The stage has its ring, where the picture does not cover it. */
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

export const Still = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;

  > * {
    position: absolute;
    inset: 0;
  }

  &[data-state="gone"] {
    visibility: hidden;
    opacity: 0;
    transition-property: opacity, visibility;
    transition-duration: ${vars.motion.duration.slow};
  }
`;

export const DoorLayer = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
`;

export const Door = styled.button`
  ${plainButton}
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: grid;
  justify-items: center;
  gap: ${vars.space[2]};
  min-width: ${vars.control.medium};
  margin: 0;
  color: ${vars.color.onInverse};
  font-size: ${vars.text.small};
  line-height: ${vars.leading.control};
  pointer-events: auto;
  /* Its ring, and not its words, is where the door is. */
  transform: translate(-50%, calc(${vars.control.medium} / -2));

  &[data-sight="out"],
  &:not([data-sight]) {
    /* Out of sight, yet within reach of the keyboard. */
    clip-path: inset(50%);
    pointer-events: none;
  }

  &::before {
    content: "";
    width: ${vars.control.medium};
    height: ${vars.control.medium};
    border: 2px solid ${vars.color.onInverse};
    border-radius: 50%;
    background: radial-gradient(circle, ${vars.color.accent} 0 22%, ${SHADE} 24%);
  }

  > span {
    padding: ${vars.space[1]} ${vars.space[2]};
    border-radius: ${vars.radius.control};
    background: ${SHADE};
    white-space: nowrap;
  }

  ${media.hover} {
    &:hover::before {
      border-color: ${vars.color.accent};
    }
  }
`;

export const Caption = styled.p`
  position: absolute;
  inset-block-start: ${vars.space[4]};
  inset-inline-start: ${vars.space[4]};
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${vars.space[3]};
  max-width: calc(100% - 2 * ${vars.space[4]});
  padding: ${vars.space[2]} ${vars.space[4]};
  border-radius: ${vars.radius.control};
  background: ${SHADE};
  font-size: ${vars.text.small};
  pointer-events: none;

  > strong {
    font-family: ${vars.font.display};
    font-size: ${vars.text.body};
    font-weight: ${vars.weight.display};
  }

  > span {
    color: ${vars.color.onInverseMuted};
  }
`;

/** The status at the foot of the room. */
export const Message = styled.p`
  position: absolute;
  inset-block-end: ${vars.space[4]};
  inset-inline: ${vars.space[4]};
  width: fit-content;
  max-width: ${vars.measure};
  margin-inline: auto;
  padding: ${vars.space[2]} ${vars.space[4]};
  border-radius: ${vars.radius.control};
  background: ${SHADE};
  font-size: ${vars.text.small};
  text-align: center;

  &[data-kind="failed"] {
    inset-block-end: calc(${vars.space[4]} + ${vars.control.medium} + ${vars.space[2]});
  }

  &[data-kind="retry"] {
    padding: 0;
    background: none;
  }

  ${media.noScript} {
    [role="status"] > & {
      display: none;
    }
  }
`;
