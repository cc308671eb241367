import { Item, Root, Trigger } from "@radix-ui/react-accordion";
import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { needsScript } from "../theme/needsScript.styles.ts";
import { vars } from "../theme/vars.ts";

export const List = styled(Root)`
  border-block-end: 1px solid ${vars.color.line};
`;

export const ItemBox = styled(Item)`
  border-block-start: 1px solid ${vars.color.line};

  > :is(h2, h3, h4, h5, h6) {
    font-size: ${vars.text.lead};
  }
`;

const triggerRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[4]};
  width: 100%;
  min-height: ${vars.space[16]};
  margin: 0;
  padding: ${vars.space[4]} ${vars.space[1]};
  border: 0;
  border-radius: 0;
  background: transparent;
  text-align: start;
  cursor: pointer;

  ${media.noScript} {
    pointer-events: none;
  }
`;

export const TriggerButton = styled(Trigger)`
  ${triggerRow}

  &[data-state="open"] {
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

/** The trigger of a prerendered item until hydration. */
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

/** A plus of two hairlines, a minus while the item is open. Its own: pages would fetch the code of plans for that of buttons. */
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

  :is([data-state="open"], details[open] > * > *) > &::after {
    rotate: 0deg;
  }

  ${needsScript}
`;

export const ContentBody = styled.div`
  padding: ${vars.space[2]} ${vars.space[1]} ${vars.space[8]};
`;
