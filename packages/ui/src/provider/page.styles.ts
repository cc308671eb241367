"use client";
import { createGlobalStyle } from "styled-components";
import { stillElements } from "../theme/mixins.styles.ts";
import type { Theme } from "../theme/theme.ts";
import { themeSheet } from "../theme/vars.ts";

/** Stops animations and transitions of the page. Scroll-driven animations become short ones, which end. */
export const StillPage = createGlobalStyle`
  ${stillElements}

  *,
  *::before,
  *::after {
    animation-timeline: auto !important;
    scroll-behavior: auto !important;
  }
`;

export const Tokens = createGlobalStyle<{ $theme: Theme }>`
  ${({ $theme }) => themeSheet($theme)}
`;
