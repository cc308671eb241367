/** Spaces that grow with the window, beyond the steps of the 4px grid. */
export const fluid = {
  /** Between columns and around what stands beside something. */
  wide: "clamp(2rem, 5vw, 5rem)",
  /** Between the sections of a page. */
  section: "clamp(2rem, 7vw, 6rem)",
} as const;
