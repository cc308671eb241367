"use client";
import { createGlobalStyle } from "styled-components";
import { stillElements } from "../reset/stillElements.styles.ts";

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
