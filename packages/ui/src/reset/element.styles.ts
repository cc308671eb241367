import { css, type RuleSet } from "styled-components";
import { media } from "../theme/media.ts";
import { stillElements } from "../theme/mixins.styles.ts";
import { selected } from "../theme/selected.styles.ts";
import { vars } from "../theme/vars.ts";

/** A theme has one set of colours; a browser that darkens pages leaves those of drawings unreadable. */
export const oneScheme = css`
  color-scheme: only light;
`;

/** Text as the kit sets it, inherited by everything inside. */
export const textStyle = css`
  color: ${vars.color.text};
  background: ${vars.color.surface};
  font-family: ${vars.font.text};
  font-size: ${vars.text.body};
  line-height: ${vars.leading.text};
  font-style: normal;
  letter-spacing: -0.01em;
  word-spacing: normal;
  text-align: start;
  text-transform: none;
  text-shadow: none;
  white-space: normal;
  word-break: keep-all;
  overflow-wrap: anywhere;
  -webkit-font-smoothing: antialiased;
  -webkit-tap-highlight-color: transparent;
`;

// Without spaces: what is inserted into styles is not shortened.
const HEADINGS = "h1,h2,h3,h4,h5,h6";
const TEXTS = "p,ul,ol,li,dl,dt,dd,table,label,legend,time";
/** An element that styled-components styles. */
const STYLED = '[class*="sc-"]';
/** Elements by which a site may lay out its page: the kit's own alone. */
const OWN = `:is(section,nav,form,a):where(${STYLED})`;

/** Looks of elements, within a selector of one element's weight: they outweigh a site's `h2 {}`, but no class. */
export const elements = css`
  :is(${HEADINGS}) {
    font-family: ${vars.font.display};
    font-style: normal;
    font-weight: ${vars.weight.display};
    line-height: ${vars.leading.title};
    letter-spacing: -0.02em;
    text-transform: inherit;
    text-wrap-style: balance;
    box-shadow: none;
  }

  h1 {
    font-size: ${vars.text.title1};
  }
  h2 {
    font-size: ${vars.text.title2};
  }
  :is(h3, h4, h5, h6) {
    font-size: ${vars.text.title3};
  }

  :is(${HEADINGS}, ${TEXTS}, tr, th, td, caption, figure, blockquote, fieldset, ${OWN}) {
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    caption-side: top;
    color: inherit;
    text-align: inherit;
  }
  :is(${TEXTS}, span, button, input, textarea, select, a:where(${STYLED})) {
    font: inherit;
    letter-spacing: inherit;
    text-transform: inherit;
    color: inherit;
    box-shadow: none;
  }
  p {
    text-wrap-style: pretty;
  }
  :is(ul, ol) {
    list-style: none;
  }
  li {
    list-style: inherit;
  }
  a {
    color: inherit;
    text-underline-offset: 0.25em;
  }
  /* Browsers break a number at its hyphens. */
  a[href^="tel:"] {
    white-space: nowrap;

    ${media.tight} {
      white-space: normal;
    }
  }
  img,
  svg,
  video,
  iframe {
    max-width: 100%;
  }
  img,
  video {
    display: block;
    height: auto;
    border: 0;
  }
  :is(button, legend) {
    float: none;
    width: auto;
    min-width: auto;
  }
  input:where(${STYLED}) {
    min-width: auto;
    min-height: 0;
    padding: 0;
    border-radius: 0;
  }
  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  address {
    font-style: normal;
  }
  fieldset {
    min-width: 0;
  }
`;

/** Rules for the page itself, next to those for its elements. */
interface PageRules {
  reducedMotion: RuleSet;
  print: RuleSet;
}

/** Returns a small reset, Korean typography, reduced motion and a focus ring of two, which shows on any surface. */
export const elementStyles = (page?: PageRules) => css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  [hidden]:not(danji-collapsible) {
    display: none !important;
  }

  /* It outweighs the states of bare elements ("button:focus-visible"), but no two classes. */
  :focus-visible:not(html):not(body) {
    outline: 2px solid ${vars.color.focus};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${vars.color.focusHalo};
  }

  :is(h1, h2, main, section)[tabindex="-1"]:focus {
    outline: none;
    box-shadow: none;
  }

  ${selected}

  ${media.reducedMotion} {
    ${stillElements}
    ${page?.reducedMotion}
  }

  ${media.print} {
    h1,
    h2,
    h3,
    h4 {
      break-after: avoid;
    }
    img,
    svg,
    table,
    figure {
      break-inside: avoid;
    }
    ${page?.print}
  }
`;
