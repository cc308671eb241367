import { m } from "framer-motion";
import { keyframes, styled } from "styled-components";
import { SignButton, signHover } from "../button/bareButton.styles.ts";
import { plusSign } from "../button/signs.styles.ts";
import { fadeIn, fadeOut, opening } from "../modal/Modal.styles.ts";
import { ModalContent } from "../modal/Modal.tsx";
import { media } from "../theme/media.ts";
import { HEAD_START, vars } from "../theme/vars.ts";
import { noRing } from "../theme/mixins.styles.ts";

const grow = keyframes`from { scale: 0.94; }`;

/** Clickable at any time: Radix makes the body inert for pointers before it marks the content. */
export const Screen = styled(ModalContent)`
  position: fixed;
  inset: 0;
  z-index: ${vars.layer.popup};
  overflow: hidden;
  overflow: clip;
  color: ${vars.color.onInverse};
  pointer-events: auto;

  ${opening(fadeIn, fadeOut)}

  &[data-state="closed"] {
    pointer-events: none;
  }

  ${noRing}
`;

export const Backdrop = styled(m.div)`
  position: absolute;
  inset: 0;
  background: ${vars.color.surfaceStage};
`;

const BAR = vars.control.medium;

export const Bar = styled(m.div)`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  padding-inline: ${vars.space[4]} ${vars.space[1]};
  padding-block-start: env(safe-area-inset-top, 0px);
`;

export const Counter = styled.p`
  margin-inline-end: auto;
  font-size: ${vars.text.small};
  font-variant-numeric: tabular-nums;
`;

export const Tool = styled(SignButton)`
  ${signHover}
  flex: none;

  &:focus-visible {
    outline-offset: -4px;
  }

  &[aria-disabled="true"] {
    cursor: not-allowed;

    > * {
      opacity: 0.35;
    }
  }
`;

export const CloseCross = styled.span`
  font-size: 1.625rem;
  font-weight: 300;
  line-height: 1;
`;

export const Sign = styled.span`
  ${plusSign}

  &[data-sign="out"]::after {
    content: none;
  }
`;

/** Between bar and caption. Its items are measured by its size. */
export const Stage = styled.div`
  position: absolute;
  inset: calc(${BAR} + env(safe-area-inset-top, 0px)) 0 calc(${BAR} + env(safe-area-inset-bottom, 0px));
  container-type: size;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;
  animation: ${grow} ${vars.motion.duration.base} ${vars.motion.easing.enter} ${HEAD_START};

  &[data-zoomed] {
    cursor: grab;
  }

  &[data-zoomed]:active {
    cursor: grabbing;
  }
`;

export const Slide = styled(m.div)`
  position: absolute;
  inset: 0;
`;

export const Sheet = styled(m.div)`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

/** The image on the page is the fallback until the large one has loaded. Its ratio is the width divided by the height. */
export const Frame = styled.div<{ $ratio: number }>`
  width: ${({ $ratio }) => `min(100cqw, ${100 * $ratio}cqh)`};
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: center / cover no-repeat;

  > picture > img,
  > [role="img"],
  > [role="img"] > svg {
    display: block;
    width: 100%;
    height: 100%;
  }

  > [role="img"] {
    background: ${vars.color.surface};
    color: ${vars.color.text};
  }
`;

export const Step = styled(Tool)`
  position: absolute;
  inset-block-start: calc(50% - ${BAR} / 2);
  z-index: 1;
  background: color-mix(in srgb, ${vars.color.surfaceStage} 48%, transparent);

  &[data-direction="previous"] {
    inset-inline-start: ${vars.space[2]};
  }

  &[data-direction="next"] {
    inset-inline-end: ${vars.space[2]};
  }

  /* Fingers swipe; the buttons stay for other input, below the image. */
  ${media.mobile} {
    inset-block: auto env(safe-area-inset-bottom, 0px);
    background: transparent;
  }
`;

export const Caption = styled(m.p)`
  position: absolute;
  inset-inline: ${vars.space[16]};
  inset-block-end: env(safe-area-inset-bottom, 0px);
  display: grid;
  align-items: center;
  justify-content: center;
  min-height: ${BAR};
  overflow: hidden;
  font-size: ${vars.text.caption};
  line-height: ${vars.leading.control};
  text-align: center;
  pointer-events: none;
`;
