import type { PluginOption } from "vite";
import type { Complex } from "@danji/complex/complex";

/** A folder of sources that pages announce the chunks of, and how the site imports what is in it. */
export interface SourceFolder {
  readonly folder: string;
  /** Prefix of the import, e.g. `@danji/blocks/`; empty for the site's own sources. */
  readonly prefix: string;
}

/** A site: its sources and its complex. Paths are absolute. */
export interface Site {
  /** Root of Vite, with `index.html` and the document of the tour. */
  readonly root: string;
  readonly complex: string;
  /** Folder where converted images and cut fonts are kept between builds. */
  readonly cache: string;
  readonly createTheme: CreateSiteTheme;
  /** Browsers that the site is built for, as queries of browserslist. */
  readonly browsers: readonly string[];
  /** Script of every prerendered page, which imports the app. */
  readonly bootstrap: string;
  /** Modules that come in one file with all that they import, by the name of that file. */
  readonly shared: Readonly<Record<string, readonly string[]>>;
  /** Folders of sources whose chunks pages announce. */
  readonly sources: readonly SourceFolder[];
  /** Constants of the site's code, as JSON. */
  readonly define: Readonly<Record<string, string>>;
  /** Plugins of the site itself, e.g. for its backend. */
  readonly plugins: readonly PluginOption[];
}

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
