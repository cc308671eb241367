import { keyframes, styled } from "styled-components";
import { SignButton, signHover } from "../button/bareButton.styles.ts";
import { plusSign } from "../button/signs.styles.ts";
import { tabItem, tabMark } from "../tab-bar/tabRow.styles.ts";
import { media } from "../theme/media.ts";
import { needsScript, ringInside } from "../theme/mixins.styles.ts";
import { vars } from "../theme/vars.ts";

const fadeIn = keyframes`from { opacity: 0; }`;

export const Frame = styled.div`
  min-width: 0;
`;

export const TypeList = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${vars.space[4]};

  ${media.mobile} {
    column-gap: 0;
  }

  ${needsScript}
`;

export const TypeButton = styled.button`
  ${tabItem}

  &[aria-pressed="true"] {
    ${tabMark}
  }
`;

export const Arrow = styled(SignButton)`
  ${signHover}

  &:disabled {
    cursor: not-allowed;
    opacity: 0.35;
  }

  ${needsScript}
`;

export const ViewButton = styled(Arrow)`
  /* Four of them fit beside the others on a phone. */
  &:has(> :is([data-sign="left"], [data-sign="up"], [data-sign="down"], [data-sign="right"])) {
    width: ${vars.control.small};
  }
`;

/** Plus, minus, the four corners of a sheet and four arrowheads, drawn with hairlines. */
export const Sign = styled.span`
  ${plusSign}

  &:not([data-sign="in"])::after,
  &:not([data-sign="in"], [data-sign="out"])::before {
    content: none;
  }

  &:is([data-sign="left"], [data-sign="up"], [data-sign="down"], [data-sign="right"]) {
    width: 0.625rem;
    height: 0.625rem;
    border: solid currentcolor;
    border-width: 1.5px 0 0 1.5px;
  }

  &[data-sign="left"] {
    rotate: -45deg;
    translate: 0.1875rem 0;
  }

  &[data-sign="up"] {
    rotate: 45deg;
    translate: 0 0.1875rem;
  }

  &[data-sign="right"] {
    rotate: 135deg;
    translate: -0.1875rem 0;
  }

  &[data-sign="down"] {
    rotate: 225deg;
    translate: 0 -0.1875rem;
  }

  &[data-sign="fit"] {
    border: 1.5px solid currentcolor;
    --corners:
      linear-gradient(black 0 0) 0 0 / 35% 35% no-repeat, linear-gradient(black 0 0) 100% 0 / 35% 35% no-repeat,
      linear-gradient(black 0 0) 0 100% / 35% 35% no-repeat, linear-gradient(black 0 0) 100% 100% / 35% 35% no-repeat;
    -webkit-mask: var(--corners);
    mask: var(--corners);
  }
`;

interface ClipProps {
  /** Width divided by height. */
  $ratio: number;
}

export const Clip = styled.div<ClipProps>`
  position: relative;
  isolation: isolate;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  overflow: clip;
  /* One finger scrolls the page, two zoom. */
  touch-action: pan-y;

  &[data-zoomed] {
    cursor: grab;
    touch-action: none;
    -webkit-user-select: none;
    user-select: none;
  }

  &[data-zoomed]:active {
    cursor: grabbing;
  }

  ${ringInside("2px")}

  ${media.noScript} {
    aspect-ratio: auto;
    overflow: visible;
  }
`;

export const Slot = styled.div`
  &[data-fade] {
    animation: ${fadeIn} ${vars.motion.duration.slow} ${vars.motion.easing.enter};
  }

  /* Without a script all types show, one after the other. */
  ${media.noScript} {
    &&[hidden] {
      display: block !important;
    }

    & + & {
      margin-block-start: ${vars.space[6]};
    }
  }
`;

export const Sheet = styled.div`
  position: absolute;
  inset: 0;
  /* An opaque drawing does not cover the ring. */
  z-index: -1;

  > ${Slot}, > ${Slot} > :is(img, svg, picture, picture > img) {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  ${media.noScript} {
    position: static;
  }

  ${media.print} {
    transform: none !important;
  }
`;
