import type { SitePicture } from "@danji/complex/media/picture";
import { HEADER_HEIGHT } from "./shell-size.ts";

/** Of the width that it has on a phone with more pixels than the eye resolves: a smaller image looks the same. */
const SHARP_SHARE = 0.7;

/** Returns the `sizes` of a picture by its width in windows over 900px, e.g. `50vw`, and in narrow ones, in vw. */
export const pictureSizes = (wide: string, narrow = 100): string =>
  `(max-width: 900px) and (min-resolution: 2.5dppx) ${Math.round(narrow * SHARP_SHARE)}vw, (max-width: 900px) ${narrow}vw, ${wide}`;

/** Height of a screen under the header, for `coverSizes`. */
export const UNDER_HEADER = `100vh - ${HEADER_HEIGHT.banner} - ${HEADER_HEIGHT.desktop}`;

/** Returns the `sizes` of a picture that fills a box of a `height`, e.g. `100vh - 7rem`, which counts where it is the taller one. */
export const coverSizes = (
  picture: Pick<SitePicture, "width" | "height">,
  wide: string,
  height: string,
  narrow?: number,
) => pictureSizes(`max(${wide}, (${height}) * ${picture.width} / ${picture.height})`, narrow);
