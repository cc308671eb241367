import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { ringInside } from "../theme/mixins.styles.ts";
import { vars } from "../theme/vars.ts";

export const RootElement = styled.div`
  min-width: 0;
`;

export const IndexNav = styled.nav`
  position: fixed;
  inset-block-start: 50%;
  inset-inline-end: ${vars.space[2]};
  z-index: ${vars.layer.raised};
  translate: 0 -50%;

  ${media.mobile} {
    display: none;
  }
`;

export const EntryLabel = styled.span`
  position: absolute;
  inset-inline-end: 100%;
  padding: ${vars.space[1]} ${vars.space[3]};
  background: ${vars.color.surface};
  color: ${vars.color.text};
  font-size: ${vars.text.caption};
  line-height: ${vars.leading.control};
  white-space: nowrap;
  opacity: 0;
  pointer-events: none;
  transition: opacity ${vars.motion.duration.fast} ${vars.motion.easing.enter};
`;

/** A hairline with a contrasting edge, visible on any picture. */
export const EntryMark = styled.span`
  flex: none;
  width: ${vars.space[6]};
  border-block-start: 2px solid ${vars.color.surface};
  box-shadow: 0 0 0 1px color-mix(in srgb, ${vars.color.text} 45%, transparent);
  scale: 0.5 1;
  transform-origin: 100% 50%;
  transition: scale ${vars.motion.duration.base} ${vars.motion.easing.enter};
`;

export const Entry = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${vars.space[8]};
  padding-inline: ${vars.space[2]};
  text-decoration: none;

  &:is(:hover, :focus-visible) ${EntryLabel} {
    opacity: 1;
  }

  &[aria-current="true"] ${EntryMark} {
    border-color: ${vars.color.accent};
    scale: 1;
  }

  ${ringInside("2px")}
`;
