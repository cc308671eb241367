/** Heights of the fixed header, in rem; pages keep that much free above their first line. */
export const HEADER_HEIGHT = {
  banner: "2.25rem",
  /** Up to 900px. */
  mobile: "3.5rem",
  /** One row: from {@link ONE_ROW_MIN_WIDTH} up. */
  desktop: "4.5rem",
  /** Two rows, logo above the groups. */
  twoRows: "6.5rem",
} as const;

/** From this width in px the logo, eight groups and the buttons fit into one row. */
export const ONE_ROW_MIN_WIDTH = 1240;

/** Height of the fixed bar at the bottom of narrow screens, without the phone's own safe area. */
export const BOTTOM_BAR_HEIGHT = "3.5rem";
