/** Factor that makes any difference of widths wider than every window, so that a clamp falls to either end. */
const STEP = 9999;

/**
 * Returns `grid-template-columns` for exactly four items: four, two or one in a row, each at least `narrowest` wide,
 * never three. Used as `&:has(> :nth-child(4):last-child) { grid-template-columns: ${columnsOfFour("9rem",
 * vars.space[6])}; }`.
 */
export const columnsOfFour = (narrowest: string, gap: string): string => {
  const shortOfFour = `(4 * ${narrowest} + 3 * ${gap} - 100%) * ${STEP}`;
  const either = `clamp((100% - 3 * ${gap}) / 4, ${shortOfFour}, (100% - ${gap}) / 2)`;
  return `repeat(auto-fit, minmax(min(100%, max(${narrowest}, ${either})), 1fr))`;
};
