import type { PluginOption } from "vite";
import type { CreateSiteTheme } from "./site-theme.ts";

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
  /** Folders of sources whose chunks pages announce. */
  readonly sources: readonly SourceFolder[];
  /** Constants of the site's code, as JSON. */
  readonly define: Readonly<Record<string, string>>;
  /** Plugins of the site itself, e.g. for its backend. */
  readonly plugins: readonly PluginOption[];
}
