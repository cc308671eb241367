/** Skips the layout of sections until they are near. Their estimated height is that of the tallest, so that nothing overlaps. */
const SECTIONS =
  "main>section~section{content-visibility:auto;contain-intrinsic-block-size:auto 80rem}main>section:has(form){contain-intrinsic-block-size:auto 110rem}";
/** Browsers fetch lazy images thousands of pixels ahead, but none beside the window: images wait there for their section. */
const IMAGES =
  "@supports (animation-timeline:view()){main>section~section{view-timeline:--near;view-timeline-inset:auto -20%}main>section~section img{animation:near auto steps(1,start) both;animation-timeline:--near}@keyframes near{from{translate:-999rem}}}";

/**
 * Adds styles for what is below the home page's first screen on phones. They need a browser that keeps what is read in its place
 * while heights above it change. `src/bootstrap.ts` removes them where all heights are needed.
 */
export function deferFarSections(html: string): string {
  const style = `<style data-far>@media screen and (max-width:900px) and (scripting:enabled){@supports (overflow-anchor:auto){${SECTIONS}${IMAGES}}}</style>`;
  return html.replace("</head>", () => `${style}</head>`);
}
