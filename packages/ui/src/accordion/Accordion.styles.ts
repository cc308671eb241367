import { Item, Root, Trigger } from "@radix-ui/react-accordion";
import { styled } from "styled-components";
import { drawer, drawerClip, drawerOpen } from "../disclosure/drawer.styles.ts";
import { media } from "../theme/media.ts";
import { needsScript } from "../theme/needsScript.styles.ts";
import { vars } from "../theme/vars.ts";

/** Length of the two hairlines of the sign. */
const SIGN_SIZE = "0.875rem";

export const List = styled(Root)`
  border-block-end: 1px solid ${vars.color.line};
`;

export const ItemBox = styled(Item)`
  border-block-start: 1px solid ${vars.color.line};

  > :is(h2, h3, h4, h5, h6) {
    font-size: ${vars.text.lead};
  }
`;

export const TriggerButton = styled(Trigger)`
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

  &[data-state="open"] {
    color: ${vars.color.pine};
  }

  /* The colour moves under the pointer only: a press has enough to move, and each transition delays its first frame. */
  ${media.hover} {
    &:hover:not(:disabled) {
      color: ${vars.color.pine};
      transition: color ${vars.motion.duration.fast} ${vars.motion.easing.enter};
    }
  }

  &:disabled {
    color: ${vars.color.inkSubtle};
    cursor: not-allowed;
  }

  ${media.noScript} {
    pointer-events: none;
  }
`;

/**
 * A plus of two hairlines that becomes a minus while its item is open. At once: a turn of its own would ask for layers of
 * its own, which the first frame of the drawer, the motion that tells, would have to wait for.
 */
export const Sign = styled.span`
  position: relative;
  flex: none;
  width: ${SIGN_SIZE};
  height: ${SIGN_SIZE};
  margin-inline-end: ${vars.space[1]};

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: calc(50% - 0.5px) 0 auto;
    height: 1px;
    background: currentcolor;
  }

  &::after {
    rotate: 90deg;
  }

  [data-state="open"] > &::after {
    rotate: 0deg;
  }

  ${needsScript}
`;

/** What opens and closes, by the state of its item. */
export const Drawer = styled.div`
  ${drawer}

  [data-state="open"] > & {
    ${drawerOpen}
  }
`;

export const ContentClip = styled.div`
  ${drawerClip}
`;

/** The padding stands inside of what is clipped: on it, it would keep a closed item open by its own height. */
export const ContentBody = styled.div`
  padding: ${vars.space[2]} ${vars.space[1]} ${vars.space[8]};
`;
