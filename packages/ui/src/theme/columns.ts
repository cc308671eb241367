/** Multiplied with a difference of widths: any step of it is wider than every window, so that a clamp falls to either end. */
const STEP = 9999;

/**
 * Columns for a grid of exactly four items: four side by side where each gets at least its narrowest width, otherwise two
 * by two, and one below the other where not even two fit. Never three, which would leave the fourth one alone.
 *
 * @param narrowest least width of an item, as a CSS length.
 * @param gap space between columns, as a CSS length.
 * @returns a value of `grid-template-columns`.
 * @example `&:has(> :nth-child(4):last-child) { grid-template-columns: ${columnsOfFour("9rem", vars.space[6])}; }`
 */
export const columnsOfFour = (narrowest: string, gap: string): string => {
  const shortOfFour = `(4 * ${narrowest} + 3 * ${gap} - 100%) * ${STEP}`;
  const either = `clamp((100% - 3 * ${gap}) / 4, ${shortOfFour}, (100% - ${gap}) / 2)`;
  return `repeat(auto-fit, minmax(min(100%, max(${narrowest}, ${either})), 1fr))`;
};
