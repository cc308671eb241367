import { vars } from "@danji/ui/theme";

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
export const ONE_ROW_MIN_WIDTH = 1280;

/** Space left and right of full-bleed surfaces, so that what stands on them keeps to the page's grid on any screen. */
export const PAGE_INSET = `max(${vars.layout.gutter}, calc((100% - ${vars.layout.page}) / 2))`;

/** The same for surfaces that are only part of the window's width. */
export const PAGE_INSET_OF_WINDOW = `max(${vars.layout.gutter}, calc((100vw - ${vars.layout.page}) / 2))`;
