import { css, styled } from "styled-components";
import { bareButton, SignButton } from "../button/bareButton.styles.ts";
import { media } from "../theme/media.ts";
import { needsScript, ringInside } from "../theme/mixins.styles.ts";
import { MIN_TARGET, vars } from "../theme/vars.ts";

interface ClipProps {
  /** Width of a slide, a CSS length or a percentage of the viewport. */
  $slideWidth: string;
  /** Space between two slides, a CSS length. */
  $gap: string;
}

/** Slides above, controls in a row below. Without slides it shows nothing, also before hydration. */
export const Frame = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  row-gap: ${vars.space[2]};
  min-width: 0;

  &:not(:has([data-slide])) {
    display: none;
  }
`;

/**
 * A scroller that snaps, until the engine moves the track. It stands above the controls, which the Tab key reaches first,
 * and `contain` keeps its slides from widening the parent. Unlike `hidden`, `clip` is not scrolled by focus or by a link
 * into a slide.
 */
export const Clip = styled.div<ClipProps>`
  --danji-slide-width: ${({ $slideWidth }) => $slideWidth};
  --danji-slide-gap: ${({ $gap }) => $gap};

  order: -1;
  flex: 0 0 100%;
  min-width: 0;
  contain: inline-size;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  ${media.noScript} {
    scrollbar-width: thin;
  }

  ${Frame}[data-state="ready"] & {
    overflow: clip;
    scroll-snap-type: none;
    touch-action: pan-y pinch-zoom;
    cursor: grab;
  }

  ${Frame}[data-state="ready"] &:active {
    cursor: grabbing;
    -webkit-user-select: none;
    user-select: none;
  }

  ${ringInside("4px")}

  ${media.print} {
    overflow: visible;
  }
`;

/* The gap is padding of the slides: Embla ignores a flex gap behind the last one when it loops. */
export const Track = styled.div`
  display: flex;
  width: 100%;
  margin-inline-start: calc(-1 * var(--danji-slide-gap));

  ${media.print} {
    flex-wrap: wrap;
    row-gap: ${vars.space[6]};
    transform: none !important;
  }
`;

export const SlideElement = styled.div`
  flex: 0 0 calc(var(--danji-slide-width) + var(--danji-slide-gap));
  min-width: 0;
  padding-inline-start: var(--danji-slide-gap);
  scroll-snap-align: start;
  scroll-margin-inline-start: calc(-1 * var(--danji-slide-gap));

  ${media.print} {
    transform: none !important;
    break-inside: avoid;
  }
`;

/** A control keeps its place until hydration, and is gone without JavaScript. */
const control = css`
  ${Frame}[data-state="plain"] & {
    visibility: hidden;
  }

  ${needsScript}
`;

export const Control = styled(SignButton)`
  ${control}
`;

/**
 * Dots, each a hairline in a field that a finger can hit, give way before a control has to go into a second row. Their rules
 * are those of the list, which is there before them: for new ones a browser styles the whole page again.
 */
export const DotList = styled.div`
  display: flex;
  flex: 1 1 0;
  min-width: min-content;
  min-height: ${vars.control.medium};

  ${control}

  > button {
    ${bareButton}
    flex: 0 1 2rem;
    min-width: ${MIN_TARGET};
    height: ${vars.control.medium};
    padding: 0 ${vars.space[1]};

    &::before {
      width: 100%;
      border-block-start: 1px solid;
      content: "";
      opacity: 0.55;
      transition: ${vars.motion.duration.fast} ${vars.motion.easing.enter};
      transition-property: scale, opacity;
    }

    ${media.hover} {
      &:hover::before {
        scale: 1 2;
        opacity: 1;
      }
    }

    &[aria-current="true"]::before {
      scale: 1 3;
      opacity: 1;
    }

    ${ringInside("4px")}
  }
`;
