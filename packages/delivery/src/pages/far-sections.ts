/** Skips the layout of sections until they are near. Their estimated height is that of the tallest, so that nothing overlaps. */
const SECTIONS =
  "main>section~section{content-visibility:auto;contain-intrinsic-block-size:auto 80rem}main>section:has(form){contain-intrinsic-block-size:auto 110rem}";

/** In browsers that keep what is read in its place while heights above it change. */
const STYLE = `<style data-far>@media screen and (max-width:900px) and (scripting:enabled){@supports (overflow-anchor:auto){${SECTIONS}}}</style>`;

/**
 * Adds styles for what is below the home page's first screen on phones. `src/bootstrap.ts` removes them where all heights are
 * needed.
 */
export const deferFarSections = (html: string): string => html.replace("</head>", () => `${STYLE}</head>`);
