import { SettingsError } from "./settings-error.ts";

/** What is done for speed: a switch for each measure. A site without a measure works and is slower. */
export interface Speed {
  /** Fetches a page's scripts after its first paint. */
  readonly scriptsAfterPaint: boolean;
  /** Skips layout of the home page's sections on phones until they are near (`content-visibility`). */
  readonly homeSectionsNear: boolean;
  /** Keeps the home page's images out of view on phones until their section is near, so that they are not fetched. */
  readonly homeImagesNear: boolean;
  /** Joins modules that are loaded together into a few files. */
  readonly chunkGroups: boolean;
  /** Leaves out what the site does not use of react-router. */
  readonly slimRouter: boolean;
  /** Leaves out the vendor prefixes of styled-components. */
  readonly slimStyles: boolean;
  /** Reduces the fonts to the characters that the site shows. */
  readonly fontSubsets: boolean;
  /** Splits each subset by pages, so that a page loads its own characters. */
  readonly fontParts: boolean;
  /** Announces the fonts of every page in its head. */
  readonly fontPreload: boolean;
  /** Adds fallback fonts with the metrics of the site's fonts, so that little moves when those arrive. */
  readonly fallbackFonts: boolean;
  /** Writes a Brotli and a gzip variant of each text file. */
  readonly compression: boolean;
}

/** All measures switched on. */
export const ALL_MEASURES: Speed = {
  scriptsAfterPaint: true,
  homeSectionsNear: true,
  homeImagesNear: true,
  chunkGroups: true,
  slimRouter: true,
  slimStyles: true,
  fontSubsets: true,
  fontParts: true,
  fontPreload: true,
  fallbackFonts: true,
  compression: true,
};

/**
 * Reads `SPEED_OFF`, a list of measures to switch off, e.g. `compression,fontPreload`.
 *
 * @throws SettingsError which names what is no measure.
 */
export function readSpeed(env: Readonly<Record<string, string | undefined>>): Speed {
  const off = (env["SPEED_OFF"] ?? "").split(",").filter(Boolean);
  const unknown = off.filter((name) => !Object.hasOwn(ALL_MEASURES, name)).join(", ");
  if (unknown !== "")
    throw new SettingsError(
      `환경 변수 SPEED_OFF에 없는 이름이 있습니다: ${unknown}\nSPEED_OFF names no measure of speed: ${unknown}`,
    );
  return { ...ALL_MEASURES, ...Object.fromEntries(off.map((name) => [name, false])) };
}
