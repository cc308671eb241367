import { SITEMAP_ID } from "../footer/sitemap-id.ts";
import { openFromButton } from "../popup-button/open-from-button.ts";
import { MenuFallback, MenuToggle } from "./Header.styles.ts";
import { SearchToggle } from "./SearchButton.styles.ts";

interface HeaderButtonProps {
  /** Whether its overlay is open. */
  open: boolean;
  onOpen: () => void;
  /** Called on hover and focus, to preload the overlay's code. */
  onPreload: () => void;
}

const trigger = ({ open, onOpen, onPreload }: HeaderButtonProps) =>
  ({
    type: "button",
    "aria-haspopup": "dialog",
    "aria-expanded": open,
    onPointerEnter: onPreload,
    onFocus: onPreload,
    onClick: openFromButton(onOpen),
  }) as const;

/** Renders the button that opens the slide menu on narrow screens; while no code answers it, a link to the list of all pages. */
export const MenuButton = (button: HeaderButtonProps) => (
  <>
    <MenuToggle {...trigger(button)} aria-label={button.open ? "메뉴 닫기" : "메뉴 열기"} />
    <MenuFallback as="a" href={`#${SITEMAP_ID}`} aria-label="메뉴" />
  </>
);

/** Renders the button that opens the search. Hidden while no code answers it: the footer lists every page. */
export const SearchButton = (button: HeaderButtonProps) => (
  <SearchToggle {...trigger(button)} aria-label="찾기" aria-keyshortcuts="Control+K Meta+K" />
);
