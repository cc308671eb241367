import { SITEMAP_ID } from "../footer/sitemap-id.ts";
import { openFromButton } from "../popup-button/open-from-button.ts";
import { MenuFallback, MenuToggle } from "./Header.styles.ts";

interface MenuButtonProps {
  /** Whether the slide menu is open. */
  open: boolean;
  /** Called when the button is pressed. */
  onOpen: () => void;
  /** Called on hover and focus, to preload the menu's code. */
  onPreload: () => void;
}

/** Renders the button that opens the slide menu on narrow screens; while no code answers it, a link to the list of all pages. */
export const MenuButton = ({ open, onOpen, onPreload }: MenuButtonProps) => (
  <>
    <MenuToggle
      type="button"
      aria-label={open ? "메뉴 닫기" : "메뉴 열기"}
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={onPreload}
      onFocus={onPreload}
      onClick={openFromButton(onOpen)}
    />
    <MenuFallback as="a" href={`#${SITEMAP_ID}`} aria-label="메뉴" />
  </>
);
