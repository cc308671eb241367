import { media } from "@danji/ui/theme";
import styled, { createGlobalStyle } from "styled-components";
import { BOTTOM_BAR_HEIGHT, HEADER_HEIGHT, menuButton, oneRow } from "../parts/shell-size.ts";

/** Heights of header and bottom bar, which pages and what is scrolled to keep clear of (WCAG 2.2, 2.4.11). In a short window neither is fixed. */
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

export const PrintLine = styled.p`
  display: none;

  ${media.print} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2pt 12pt;
    margin-bottom: 14pt;
    padding-bottom: 5pt;
    border-bottom: 0.5pt solid currentcolor;
    font-size: 8.5pt;
  }
`;
