import { openFromButton } from "../popup-button/open-from-button.ts";
import { SearchToggle } from "./SearchButton.styles.ts";

interface SearchButtonProps {
  /** Whether the search is open. */
  open: boolean;
  /** Called when the button is pressed. */
  onOpen: () => void;
  /** Called on hover and focus, to preload the search's code and list. */
  onPreload: () => void;
}

/** Renders the button that opens the search. Hidden while no code answers it: the footer lists every page. */
export const SearchButton = ({ open, onOpen, onPreload }: SearchButtonProps) => (
  <SearchToggle
    type="button"
    aria-label="찾기"
    aria-haspopup="dialog"
    aria-expanded={open}
    aria-keyshortcuts="Control+K Meta+K"
    onPointerEnter={onPreload}
    onFocus={onPreload}
    onClick={openFromButton(onOpen)}
  />
);
