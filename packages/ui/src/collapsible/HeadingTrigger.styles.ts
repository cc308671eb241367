import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { needsScript, noGround } from "../theme/mixins.styles.ts";
import { vars } from "../theme/vars.ts";

const triggerRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[4]};
  width: 100%;
  min-height: ${vars.space[16]};
  margin: 0;
  padding: ${vars.space[4]} 0;
  border: 0;
  border-radius: 0;
  ${noGround}
  text-align: start;
  cursor: pointer;

  ${media.noScript} {
    pointer-events: none;
  }
`;

/** Looks of a button in a heading that opens and closes what follows; it says `aria-expanded`. */
export const headingTrigger = css`
  ${triggerRow}

  &[aria-expanded="true"] {
    color: ${vars.color.action};
  }

  /* Only hovering fades the colour: a press animates the content. */
  ${media.hover} {
    &:hover:not(:disabled) {
      color: ${vars.color.action};
      transition: color ${vars.motion.duration.fast} ${vars.motion.easing.enter};
    }
  }

  &:disabled {
    color: ${vars.color.textSubtle};
    cursor: not-allowed;
  }
`;

/** The trigger of prerendered content until hydration. */
export const NativeTrigger = styled.summary`
  ${triggerRow}
  font-size: ${vars.text.lead};

  &::-webkit-details-marker {
    display: none;
  }

  > * {
    flex: 1;
    display: inherit;
    align-items: inherit;
    justify-content: inherit;
    gap: inherit;
    font-size: inherit;
  }

  details[open] > & {
    color: ${vars.color.action};
  }

  ${media.hover} {
    &:hover {
      color: ${vars.color.action};
    }
  }
`;

/** A plus of two hairlines, a minus while the content is open. Its own: pages would fetch the code of plans for that of buttons. */
export const Sign = styled.span`
  position: relative;
  flex: none;
  width: 0.875rem;
  height: 0.875rem;
  margin-inline-end: ${vars.space[1]};

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: calc(50% - 0.5px) 0 auto;
    border-block-start: 1px solid;
  }

  &::after {
    rotate: 90deg;
  }

  :is([aria-expanded="true"], details[open] > * > *) > &::after {
    rotate: 0deg;
  }

  ${needsScript}
`;
