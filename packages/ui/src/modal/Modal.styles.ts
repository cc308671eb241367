import { Close, Trigger } from "@radix-ui/react-dialog";
import { keyframes, styled, css } from "styled-components";
import { signButton, signHover } from "../button/bareButton.styles.ts";
import { HEAD_START, vars } from "../theme/vars.ts";
import { hiddenIn, media } from "../theme/media.ts";

const BACKDROP_OPACITY = "64%";

const backdropColor = `rgb(${vars.rgb.overlay} / ${BACKDROP_OPACITY})`;

/** Locks scrolling while an overlay is open; a scrollbar's gutter stays, in the colour of the page's own backdrop. */
const scrollLock = css`
  html:has(&[data-state="open"]) {
    overflow: hidden;
  }

  html:has(&[data-danji-scroll-lock="gutter"][data-state="open"]) {
    scrollbar-gutter: stable;
  }

  html:has(> body > &[data-danji-scroll-lock="gutter"][data-state="open"]) {
    background-color: color-mix(in srgb, rgb(${vars.rgb.overlay}) ${BACKDROP_OPACITY}, ${vars.color.surface});
  }
`;

export const fadeIn = keyframes`from { opacity: 0; }`;
export const fadeOut = keyframes`to { opacity: 0; }`;

type Motion = ReturnType<typeof keyframes>;

/** Animates what Radix opens, and closes once its animation has ended. */
export const opening = (enter: Motion, leave: Motion) => css`
  &[data-state="open"] {
    animation: ${enter} ${vars.motion.duration.base} ${vars.motion.easing.enter} ${HEAD_START};
  }

  &[data-state="closed"] {
    animation: ${leave} ${vars.motion.duration.fast} ${vars.motion.easing.leave} forwards;
  }
`;

/** Dimmed layer between the page and an overlay. Takes pointer events, which Radix disables on the body: a click on it closes. */
export const BackdropBox = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${vars.layer.overlay};
  background: ${backdropColor};
  pointer-events: auto;
  touch-action: pinch-zoom;

  ${scrollLock}

  ${opening(fadeIn, fadeOut)}
`;

/** A link in its place leads on where no script runs. */
export const TriggerButton = styled(Trigger)`
  &:is(button) {
    ${hiddenIn(media.noScript)}
  }
`;

export const CloseButton = styled(Close)`
  ${signButton}
  ${signHover}
  font-size: 1.625rem;
  font-weight: 300;
  line-height: 1;
`;

/** A bar at the upper edge of a sheet on a phone, on a strip that, as the head after it, leaves fingers to the page. */
export const Bar = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: none;
  height: ${vars.space[5]};

  &::before {
    content: "";
    position: absolute;
    inset: ${vars.space[2]} 0 auto;
    width: 2.5rem;
    margin-inline: auto;
    border-block-start: 4px solid ${vars.color.lineStrong};
    border-radius: 2px;
  }

  ${media.mobile} {
    &[data-edge="bottom"] {
      display: block;
    }

    &[data-edge="bottom"],
    &[data-edge="bottom"] + * {
      touch-action: pinch-zoom;
    }
  }
`;
