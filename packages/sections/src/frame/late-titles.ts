import { INTEREST_TITLE } from "./interest-popup/InterestPopup.tsx";
import { MENU_TITLE } from "./mobile-menu/MobileMenuPanel.tsx";
import { ERROR_TITLE } from "./plain-page/ErrorView.tsx";

/** Titles that open on a page and are in no page's HTML, from which a build learns the characters of its display font. */
export const LATE_TITLES: readonly string[] = [MENU_TITLE, INTEREST_TITLE, ERROR_TITLE];
