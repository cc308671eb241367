"use client";
import { createGlobalStyle, css } from "styled-components";
import { vars } from "../theme/vars.ts";
import { elements, elementStyles, oneScheme, textStyle } from "./element.styles.ts";

/** Paper is held nearer than a screen: type and the space that follows it are smaller. */
const print = css`
  html,
  html body {
    background: none;
    color: CanvasText;
  }
  html {
    font-size: 80%;
  }
  nav,
  dialog,
  [role="dialog"],
  [data-danji-scroll-lock] {
    display: none !important;
  }
`;

const reducedMotion = css`
  html {
    scroll-behavior: auto !important;
  }
`;

/**
 * Styles the elements of a whole page as the kit's components expect them, its text and the basics of print.
 *
 * Use it on a site that is built from the kit throughout. Do not use it on a page with content of its own: there
 * `ThemeScope` styles its part alone.
 */
export const Reset = createGlobalStyle`
  html:root {
    ${oneScheme}
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: ${vars.color.surface};
    ${elements}

    body {
      margin: 0;
      ${textStyle}
    }
  }

  ${elementStyles({ reducedMotion, print })}
`;
