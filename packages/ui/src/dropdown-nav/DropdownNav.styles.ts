import { css, styled } from "styled-components";
import { BareButton } from "../button/bareButton.styles.ts";
import { Link } from "../provider/Link.tsx";
import { media } from "../theme/media.ts";
import { MIN_TARGET, vars } from "../theme/vars.ts";

/** Room before the words of a group; a site whose groups stand close sets another. */
const GAP = `var(--danji-dropdown-nav-gap, ${vars.space[4]})`;

/** Takes the colour of what it stands on: a picture, pine or ivory. */
export const Bar = styled.nav`
  color: inherit;
`;

export const Groups = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`;

export const PanelList = styled.ul`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: 50%;
  z-index: ${vars.layer.dropdown};
  min-width: max(10rem, 100%);
  padding-block: ${vars.space[3]};
  background: ${vars.color.surfaceInverse};
  box-shadow: ${vars.shadow.raised};
  color: ${vars.color.onInverseMuted};
  translate: -50% -0.25rem;
  opacity: 0;
  visibility: hidden;
  transition-property: opacity, translate, visibility;
  transition-duration: ${vars.motion.duration.fast};
  transition-timing-function: ${vars.motion.easing.leave};
`;

const shown = css`
  translate: -50% 0;
  opacity: 1;
  visibility: visible;
  transition-timing-function: ${vars.motion.easing.enter};
`;

export const PanelLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: ${vars.control.small};
  padding: ${vars.space[1]} ${vars.space[6]};
  font-size: ${vars.text.small};
  line-height: ${vars.leading.control};
  text-decoration: none;
  white-space: nowrap;

  ${media.hover} {
    &:hover {
      background: ${vars.color.surfaceDeep};
      color: ${vars.color.onInverse};
    }
  }

  &[aria-current="page"] {
    box-shadow: inset 2px 0 0 ${vars.color.accent};
    color: ${vars.color.onInverseAccent};
    font-weight: 600;
  }

  /* On pine the amber ring is the one to see, and it has to stay within the panel. */
  &:focus-visible {
    outline-color: ${vars.color.focusHalo};
    outline-offset: -4px;
    box-shadow: none;
  }
`;

export const GroupLink = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${vars.control.medium};
  padding-inline: ${GAP} 0;
  color: inherit;
  font-weight: 500;
  line-height: ${vars.leading.control};
  text-decoration: none;
  white-space: nowrap;

  /* A hairline under the words: amber marks the group of the present page. */
  &::after {
    content: "";
    position: absolute;
    inset: auto 0 ${vars.space[2]} ${GAP};
    border-block-start: 1px solid;
    scale: 0 1;
    transform-origin: left;
    transition: scale ${vars.motion.duration.base} ${vars.motion.easing.enter};
  }

  &[aria-current="true"]::after {
    border-color: ${vars.color.accent};
    scale: 1;
  }
`;

/** The button of the panel, in the room that parts two groups. Who hovers needs it not, and sees it then only. */
export const Toggle = styled(BareButton)`
  width: ${MIN_TARGET};
  min-height: ${vars.control.medium};
  font-size: 0.875em;

  /* The open panel would cover a ring around it. */
  &:focus-visible {
    outline-color: currentcolor;
    outline-offset: -3px;
    box-shadow: none;
  }

  ${media.hover} {
    opacity: 0;
    transition: opacity ${vars.motion.duration.fast} ${vars.motion.easing.enter};
  }

  ${media.noScript} {
    visibility: hidden;
  }
`;

export const GroupItem = styled.li`
  position: relative;
  display: flex;

  &[data-state="open"] > ${PanelList} {
    ${shown}
  }

  &[data-state="open"] > ${GroupLink}::after {
    scale: 1;
  }

  &:is(:hover, :focus-within, [data-state="open"]) > ${Toggle} {
    opacity: 1;
  }

  /* Before hydration, and without JavaScript. */
  nav:not([data-hydrated]) > ul > &:is(:hover, :focus-within) > ${PanelList} {
    ${shown}
  }
`;
