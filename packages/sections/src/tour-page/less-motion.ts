/** Whether the reader asked the system for less motion, now: nothing flies then, and nothing goes on turning. */
export const lessMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
