import { vars } from "@danji/ui/theme";

/** Heights of the fixed header, in rem; pages keep that much free above their first line. */
export const HEADER_HEIGHT = {
  banner: "2.25rem",
  /** With the menu button: {@link menuButton}. */
  mobile: "3.5rem",
  /** One row: {@link oneRow}. */
  desktop: "4.5rem",
  /** Two rows, logo above the groups. */
  twoRows: "6.5rem",
} as const;

/* In em too: the header's sizes are in rem, and a browser set to larger text has room for fewer of them. */

/** The header has the menu button: the mobile layout, and where larger text leaves as little room as that. */
export const menuButton = "@media (width <= 900px), (width <= 56.25em)";

/** The logo, eight groups and the buttons fit into one row. */
export const oneRow = "@media (width >= 80em)";

/** Height of the bottom bar without the safe area below it. */
export const BOTTOM_BAR_HEIGHT = "3.5rem";

/** What the bottom bar covers of narrow windows: `FrameHeights`; without a frame, its height. */
export const BAR_HEIGHT = `var(--danji-bar-height, ${BOTTOM_BAR_HEIGHT})`;

/** `vars.layout.inset` of surfaces as wide as the window, without its scrollbar. */
export const PAGE_INSET = `max(${vars.layout.gutter}, calc((100% - ${vars.layout.page}) / 2))`;
