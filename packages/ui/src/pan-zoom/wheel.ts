/** How much a wheel zooms: its pixels as a power of e. One notch of 120 is about one step of a button. */
const WHEEL_SPEED = 0.003;

/** Returns the factor by which a turn of the wheel enlarges. */
export const wheelFactor = ({ deltaY }: WheelEvent): number => Math.exp(-deltaY * WHEEL_SPEED);
