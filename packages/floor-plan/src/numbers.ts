/** Places of the commas in a large number. */
const GROUP = /\B(?=(?:\d{3}){1,6}$)/gu;

/**
 * Returns whole millimetres as they stand on a drawing, e.g. `3,600`. Written here, so that it is the same on every
 * machine.
 */
export const millimetres = (value: number) => String(Math.round(value)).replaceAll(GROUP, ",");

/** Returns an area with two decimals and its unit, e.g. `84.97㎡`. */
export const squareMetres = (value: number) => `${value.toFixed(2)}㎡`;
