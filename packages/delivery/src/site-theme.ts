import type { Complex } from "@danji/complex/complex";

/** Colours that images and icons are drawn in, as `#rrggbb`. */
export interface DrawnColors {
  readonly surface: string;
  readonly surfaceInverse: string;
  readonly surfaceDeep: string;
  readonly onInverse: string;
  readonly onInverseAccent: string;
  readonly ornament: string;
}

/** What a site makes of the brand of a complex. */
export interface SiteTheme {
  readonly color: DrawnColors;
  /** Style sheet with its tokens. */
  readonly css: string;
}

/** Returns the theme of a complex. Delivery is given it by the site: it knows no design tokens. */
export type CreateSiteTheme = (complex: Pick<Complex, "theme">) => SiteTheme;
