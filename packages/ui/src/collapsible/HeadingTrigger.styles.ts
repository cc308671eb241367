import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { needsScript, noGround } from "../theme/mixins.styles.ts";
import { vars } from "../theme/vars.ts";

/**
 * A row that opens and closes what follows: the `<summary>` of prerendered content around a heading, from hydration on a
 * button in it. One component, so that hydration adds no rules: for those a browser styles the whole page again.
 */
export const TriggerRow = styled.button`
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

  &[aria-expanded="true"],
  details[open] > & {
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

  &:where(summary) {
    font-size: ${vars.text.lead};
  }

  &::-webkit-details-marker {
    display: none;
  }

  > :not(span) {
    font-size: inherit;
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

  :is([aria-expanded="true"], details[open] > *) > &::after {
    rotate: 0deg;
  }

  ${needsScript}
`;
