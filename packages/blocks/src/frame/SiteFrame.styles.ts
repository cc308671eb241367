import { media } from "@danji/ui/theme";
import styled, { createGlobalStyle } from "styled-components";
import { BOTTOM_BAR_HEIGHT, HEADER_HEIGHT, menuButton, oneRow } from "../parts/shell-size.ts";

/**
 * Heights of header and bottom bar: pages keep them free at their ends, and whatever is scrolled to, such as the focus, keeps
 * clear of them (WCAG 2.2, 2.4.11). In a short window neither is fixed.
 */
export const FrameHeights = createGlobalStyle`
  :root {
    --danji-header-height: calc(${HEADER_HEIGHT.banner} + ${HEADER_HEIGHT.twoRows});
    --danji-bar-height: 0px;
    scroll-padding-block: var(--danji-header-height) var(--danji-bar-height);

    ${oneRow} {
      --danji-header-height: calc(${HEADER_HEIGHT.banner} + ${HEADER_HEIGHT.desktop});
    }
    ${menuButton} {
      --danji-header-height: calc(${HEADER_HEIGHT.banner} + ${HEADER_HEIGHT.mobile});
    }
    ${media.mobile} {
      --danji-bar-height: calc(${BOTTOM_BAR_HEIGHT} + env(safe-area-inset-bottom, 0px));
    }
    ${media.short} {
      --danji-bar-height: 0px;
      scroll-padding-block: 0;
    }
  }
`;

export const Main = styled.main`
  min-height: 60vh;
  outline: none;

  /* On a phone the home page has its sections in an order of its own. */
  @media screen and (width <= 900px) {
    display: flex;
    flex-direction: column;
  }

  /* Half a page would move as the rest comes (ADR 25). */
  &:not(:has(~ footer)) {
    display: none;
  }
`;
