/** Phones with more pixels than the eye resolves: a smaller image looks the same. */
const SHARP_PHONE = "(max-width: 900px) and (min-resolution: 2.5dppx) 70vw";

/**
 * Returns the `sizes` of a picture that fills the width of narrow windows.
 *
 * @param wide Its width in windows over 900px, e.g. `50vw`.
 */
export const pictureSizes = (wide: string): string => `${SHARP_PHONE}, (max-width: 900px) 100vw, ${wide}`;
