/** The least width and height of what is tapped (WCAG 2.2, 2.5.8): 24 px, in a compact theme too. */
export const MIN_TARGET = "1.5rem";

/**
 * Delay of whatever opens on a press: it skips the first frame of the motion, which would show nothing yet. Something is
 * seen a frame earlier, and the motion is no shorter to the eye.
 */
export const HEAD_START = "-17ms";
