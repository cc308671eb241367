import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { needsScript } from "../theme/mixins.styles.ts";
import { vars } from "../theme/vars.ts";

/** Two arrowheads that point away from each other, in the lower right corner of the button; a page may keep its own controls there clear. */
export const Expand = styled.span`
  position: absolute;
  inset-block-end: ${vars.space[2]};
  inset-inline-end: var(--danji-lightbox-sign-end, ${vars.space[2]});
  width: 2rem;
  height: 2rem;
  border-radius: ${vars.radius.control};
  background: color-mix(in srgb, ${vars.color.surfaceStage} 72%, transparent);
  color: ${vars.color.onInverse};
  transition: opacity ${vars.motion.duration.fast} ${vars.motion.easing.enter};

  &::before,
  &::after {
    content: "";
    position: absolute;
    width: 0.45rem;
    height: 0.45rem;
    border: solid;
  }
  &::before {
    inset: 0.625rem 0.625rem auto auto;
    border-width: 1.5px 1.5px 0 0;
  }
  &::after {
    inset: auto auto 0.625rem 0.625rem;
    border-width: 0 0 1.5px 1.5px;
  }

  [data-placement="inline"] > & {
    background: none;
    color: inherit;
  }

  ${media.hover} {
    [data-placement="cover"]:not(:hover, :focus-visible) > & {
      opacity: 0;
    }
  }
`;

export const TriggerButton = styled.button`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
    box-shadow: inset 0 0 0 4px ${vars.color.accent};
  }

  &:is([data-placement="corner"], [data-placement="inline"]) {
    inset: auto 0 0 auto;
    flex: none;
    width: ${vars.control.medium};
    height: ${vars.control.medium};
  }

  &[data-placement="inline"] {
    position: relative;
  }

  ${needsScript}
`;
