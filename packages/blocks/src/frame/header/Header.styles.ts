import type { FrameLook } from "@danji/complex/schema/theme";
import { DropdownNav } from "@danji/ui/dropdown-nav";
import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled, { css, keyframes } from "styled-components";
import { pageTones, plainButton } from "../../parts/fragments.styles.ts";
import { codeMissing } from "../popup-button/PopupButton.styles.ts";
import { HEADER_HEIGHT, menuButton, oneRow, PAGE_INSET } from "../../parts/shell-size.ts";

const ground = keyframes`to { --ground: ${vars.color.surfaceInverse}; }`;

export const HeaderRoot = styled.header<{ $frame: FrameLook }>`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${vars.layer.header};
  background: var(--ground, transparent);
  color: ${vars.color.onInverse};
  transition: background-color ${vars.motion.duration.base} ${vars.motion.easing.enter};

  /* Before the script is there; under reduced motion too, since it follows the hand. */
  @supports (animation-timeline: scroll()) {
    animation: ${ground} linear both;
    animation-duration: auto !important;
    animation-timeline: scroll(root) !important;
    animation-range: 0 1px;
  }

  /* It comes with the content (ADR 25). */
  &:not(:has(~ footer)) {
    display: none;
  }

  ${({ $frame }) =>
    $frame === "solid" &&
    css`
      && {
        ${pageTones}
        background: ${vars.color.surfaceRaised};
        box-shadow: 0 1px ${vars.color.line};
      }
    `}
  /* Without code the header does not know whether the page is scrolled, so it is readable over everything. */
  &[data-scrolled="true"],
  :where(:root[data-code="failed"]) & {
    background: ${vars.color.surfaceInverse};
  }
  ${media.noScript} {
    background: ${vars.color.surfaceInverse};
  }
  ${media.short} {
    position: absolute;
  }
  ${media.print} {
    position: static;
    background: none;
    color: ${vars.color.text};
  }
`;

/** Height of the drawing beside the menu button, as much as is free below a line of text. */
const DRAWING_HEIGHT = "0.625rem";

export const Strip = styled.div`
  display: flex;
  justify-content: center;
  isolation: isolate;
  height: ${HEADER_HEIGHT.banner};
  padding-inline: ${vars.layout.gutter};
  overflow: hidden;
  background: ${vars.color.surfaceDeep};
  color: ${vars.color.onInverseMuted};
  font-size: ${vars.text.caption};
  white-space: nowrap;

  svg {
    position: absolute;
    inset: 0 0 auto;
    z-index: -1;
    width: 100%;
    height: inherit;
    fill: ${vars.color.ornament};
    opacity: 0.2;
  }
  /* The words take the whole width: the drawing is small and below them. */
  ${menuButton} {
    svg {
      top: calc(${HEADER_HEIGHT.banner} - ${DRAWING_HEIGHT});
      height: ${DRAWING_HEIGHT};
    }
  }
  ${hiddenIn(media.print)}
`;

/** In a wide strip, covers the drawing behind the words, which fades out towards them. */
export const StripWords = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[4]};
  min-width: 0;
  background: ${vars.color.surfaceDeep};
  box-shadow: 0 0 ${vars.space[4]} ${vars.space[3]} ${vars.color.surfaceDeep};

  p {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* As tall as the strip: a line of text alone is less than a finger needs (WCAG 2.5.8). */
  a {
    display: flex;
    gap: 0.25em;
    min-width: 0;
    color: ${vars.color.onInverse};
    line-height: ${HEADER_HEIGHT.banner};
    text-decoration: none;
  }
  a > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* What large text must not push out. */
  b,
  strong {
    flex-shrink: 0;
    color: ${vars.color.onInverseAccent};
    font-weight: 600;
  }
  ${menuButton} {
    background: none;
    box-shadow: none;

    p,
    [data-sample] {
      display: none;
    }
  }
`;

/** Grows with groups that need two rows where no script replaces them by the menu button. */
export const HeaderBar = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: center;
  align-items: center;
  min-height: ${HEADER_HEIGHT.twoRows};
  padding-inline: ${PAGE_INSET};

  nav {
    grid-row: 2;
    grid-column: 1 / -1;
  }
  [data-menu="button"] > & {
    grid-template-columns: auto 1fr auto;
  }

  ${oneRow} {
    grid-template-columns: auto 1fr auto;
    min-height: ${HEADER_HEIGHT.desktop};

    nav {
      grid-row: auto;
      grid-column: auto;
    }
    [data-menu="button"] > & {
      grid-template-columns: auto auto 1fr auto;
    }
  }
  ${menuButton} {
    grid-template-columns: 1fr auto 1fr;
    min-height: ${HEADER_HEIGHT.mobile};
    padding-inline: ${vars.space[2]};
  }
`;

export const Logo = styled.div`
  a {
    display: flex;
    align-items: baseline;
    gap: ${vars.space[2]};
    color: inherit;
    text-decoration: none;
    white-space: nowrap;
  }
  strong {
    font-family: ${vars.font.display};
    font-size: 1.375rem;
    font-weight: 600;
  }
  span {
    font-size: ${vars.text.caption};
    letter-spacing: 0.18em;

    ${hiddenIn(media.tight)}
  }
`;

const MENU_ICON = "3rem";

/** Eight groups fit into the row from its narrowest on. Beside the menu button they keep their place, out of sight, to be measured (`useWraps`). */
export const Groups = styled(DropdownNav.Root)`
  --danji-dropdown-nav-gap: clamp(0rem, 4vw - 3.2rem, ${vars.space[4]});

  [data-menu="button"] & {
    height: 0;
    visibility: hidden;

    /* As wide as without the button. */
    ${oneRow} {
      margin-inline-start: calc(-1 * ${MENU_ICON});
    }
  }
  ${hiddenIn(menuButton)}
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-self: end;

  ${hiddenIn(media.print)}
`;

/** Its first button has a border in no state: it may stand closer to the sign before it. */
export const WideActions = styled.div`
  display: flex;
  gap: ${vars.space[2]};
  margin-inline-start: calc(-1 * ${vars.space[3]});

  ${hiddenIn(menuButton)}
`;

export const Hotline = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const MobileCall = styled.a`
  display: none;
  padding: ${vars.space[3]};
  padding-inline-start: ${vars.space[1]};
  color: inherit;
  font-size: ${vars.text.small};
  text-decoration: none;
  white-space: nowrap;

  ${menuButton} {
    display: block;

    /* The bar at the bottom has the call too. */
    ${hiddenIn(media.tight)}
  }
`;

const MenuIcon = styled.button`
  ${plainButton}
  display: none;
  place-items: center;
  justify-self: start;
  width: ${MENU_ICON};
  height: ${MENU_ICON};

  /* Three hairlines. */
  &::before,
  &::after {
    content: "";
    grid-area: 1 / 1;
    width: 1.375rem;
    border-block-start: 1.5px solid;
  }
  &::before {
    height: 0.875rem;
    border-block-end: 1.5px solid;
  }
`;

export const MenuToggle = styled(MenuIcon)`
  ${menuButton} {
    display: grid;
  }
  [data-menu="button"] & {
    display: grid;
  }
  ${codeMissing} {
    display: none;
  }
`;

/** As the toggle looks, so that nothing changes on the screen when the code comes. */
export const MenuFallback = styled(MenuIcon)`
  ${menuButton} {
    ${codeMissing} {
      display: grid;
    }
  }
  :root:not([data-code="loading"]) [data-menu="button"] & {
    display: grid;
  }
`;
