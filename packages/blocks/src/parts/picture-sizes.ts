/** Of the width that it has on a phone with more pixels than the eye resolves: a smaller image looks the same. */
const SHARP_SHARE = 0.7;

/**
 * Returns the `sizes` of a picture.
 *
 * @param wide Its width in windows over 900px, e.g. `50vw`.
 * @param narrow Its width in narrow windows, in vw.
 */
export const pictureSizes = (wide: string, narrow = 100): string =>
  `(max-width: 900px) and (min-resolution: 2.5dppx) ${Math.round(narrow * SHARP_SHARE)}vw, (max-width: 900px) ${narrow}vw, ${wide}`;
