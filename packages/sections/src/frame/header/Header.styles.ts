import { DropdownNav } from "@danji/ui/dropdown-nav";
import { media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";
import { pageTones } from "../../parts/page-tones.styles.ts";
import { codeMissing } from "../popup-button/code-missing.ts";
import { HEADER_HEIGHT, ONE_ROW_MIN_WIDTH, PAGE_INSET } from "../../parts/shell-size.ts";

const oneRow = `@media (min-width: ${ONE_ROW_MIN_WIDTH}px)`;

export const HeaderRoot = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${vars.layer.header};
  color: ${vars.color.onInverse};
  transition: background-color ${vars.motion.duration.base} ${vars.motion.easing.enter};

  /* It comes with the content (ADR 25). */
  &:not(:has(~ footer)) {
    display: none;
  }

  &[data-scrolled="true"] {
    background: ${vars.color.surfaceInverse};
  }
  &[data-frame="solid"] {
    ${pageTones}
    background: ${vars.color.surfaceRaised};
    box-shadow: 0 1px ${vars.color.line};
  }
  /* Without code the header does not know whether the page is scrolled, so it is readable over everything. */
  :where(:root[data-code="failed"]) & {
    background: ${vars.color.surfaceInverse};
  }
  ${media.noScript} {
    background: ${vars.color.surfaceInverse};
  }
  ${media.print} {
    position: static;
    background: none;
    color: ${vars.color.text};
  }
`;

/** Height of the drawing up to 900px, as much as is free below a line of text. */
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

  img {
    position: absolute;
    inset: 0 0 auto;
    z-index: -1;
    width: 100%;
    height: inherit;
    object-fit: cover;
    object-position: 50% 100%;
  }
  /* The words take the whole width: the drawing is small and below them. */
  ${media.mobile} {
    img {
      top: calc(${HEADER_HEIGHT.banner} - ${DRAWING_HEIGHT});
      height: ${DRAWING_HEIGHT};
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** In a wide strip, covers the drawing behind the words, which fades out towards them. */
export const StripWords = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[4]};

  ${media.desktop} {
    background: ${vars.color.surfaceDeep};
    box-shadow: 0 0 ${vars.space[4]} ${vars.space[3]} ${vars.color.surfaceDeep};
  }

  /* As tall as the strip: a line of text alone is less than a finger needs (WCAG 2.5.8). */
  a {
    color: ${vars.color.onInverse};
    line-height: ${HEADER_HEIGHT.banner};
    text-decoration: none;
  }
  b,
  strong {
    color: ${vars.color.onInverseAccent};
    font-weight: 600;
  }
  ${media.mobile} {
    p,
    [data-sample] {
      display: none;
    }
  }
`;

export const HeaderBar = styled.div`
  display: grid;
  align-items: center;
  padding-inline: ${PAGE_INSET};

  ${media.desktop} {
    grid-template-columns: 1fr auto;
    height: ${HEADER_HEIGHT.twoRows};
    align-content: center;

    nav {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
  ${oneRow} {
    grid-template-columns: auto 1fr auto;
    height: ${HEADER_HEIGHT.desktop};

    nav {
      grid-row: auto;
      grid-column: auto;
    }
  }
  ${media.mobile} {
    grid-template-columns: 1fr auto 1fr;
    height: ${HEADER_HEIGHT.mobile};
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
  }
  strong {
    font-family: ${vars.font.display};
    font-size: 1.375rem;
    font-weight: 600;
  }
  span {
    font-size: ${vars.text.caption};
    letter-spacing: 0.18em;
  }
`;

/** Eight groups fit into the row from its narrowest on; with more room they stand wider apart. */
export const Groups = styled(DropdownNav.Root)`
  --danji-dropdown-nav-gap: clamp(0rem, 4vw - 3.2rem, ${vars.space[4]});

  ${media.mobile} {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-self: end;

  ${media.print} {
    display: none;
  }
`;

/** Its first button has a border in no state: it may stand closer to the sign before it. */
export const WideActions = styled.div`
  display: flex;
  gap: ${vars.space[2]};
  margin-inline-start: calc(-1 * ${vars.space[3]});

  ${media.mobile} {
    display: none;
  }
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

  ${media.mobile} {
    display: block;
  }
`;

const menuIcon = css`
  display: none;
  place-items: center;
  justify-self: start;
  width: 3rem;
  height: 3rem;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;

  /* Three hairlines. */
  &::before {
    content: "";
    width: 1.375rem;
    height: 0.875rem;
    border-block: 1.5px solid;
    background: linear-gradient(currentColor, currentColor) center / 100% 1.5px no-repeat;
  }
`;

export const MenuToggle = styled.button`
  ${menuIcon}

  ${media.mobile} {
    display: grid;
  }
  ${codeMissing} {
    display: none;
  }
`;

/** As the toggle looks, so that nothing changes on the screen when the code comes. */
export const MenuFallback = styled.a`
  ${menuIcon}

  ${media.mobile} {
    ${codeMissing} {
      display: grid;
    }
  }
`;
