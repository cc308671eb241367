import { media } from "./media.ts";

/** Paints what is selected as the system does in forced colours. A plain string: the build reads it without styles. */
export const forcedSelection = `
  ${media.forcedColors} {
    &,
    & * {
      forced-color-adjust: none;
      background-color: Highlight !important;
      color: HighlightText !important;
    }

    /* Inside, where its colour is known. */
    &:is(:focus-visible, :has(:focus-visible)) {
      outline-color: HighlightText !important;
      outline-offset: -4px !important;
    }
  }
`;

/** Everything whose selection ARIA says. */
export const selected = `
  :is([aria-selected="true"], [aria-pressed="true"], a[aria-current], button[aria-current]) {
    ${forcedSelection}
  }
`;
