import type { Menu } from "@danji/complex/schema/menu";
import { SlideMenu } from "@danji/ui/slide-menu";
import { isSamePath } from "../is-same-path.ts";

export const MENU_TITLE = "전체 메뉴";

interface MobileMenuPanelProps {
  menu: Menu;
  /** Address of the page with the booking form. */
  booking: string;
  /** Path of the current page, in any letter case. */
  path: string;
  open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Renders the slide menu: booking on top, then the groups, one of them open at a time. */
export function MobileMenuPanel({ menu, booking, path, open, onOpenChange }: MobileMenuPanelProps) {
  const close = () => onOpenChange(false);
  return (
    <SlideMenu.Root open={open} onOpenChange={onOpenChange}>
      <SlideMenu.Content label={MENU_TITLE}>
        <SlideMenu.Link to={booking} onClick={close}>
          방문예약
        </SlideMenu.Link>
        {menu.map((group) => (
          <SlideMenu.Group key={group.title} label={group.title} value={group.title}>
            {group.subMenu.map(({ subTitle, subUrl }) => (
              <SlideMenu.Link
                key={subUrl}
                to={subUrl}
                aria-current={isSamePath(subUrl, path) ? "page" : undefined}
                onClick={close}
              >
                {subTitle}
              </SlideMenu.Link>
            ))}
          </SlideMenu.Group>
        ))}
      </SlideMenu.Content>
    </SlideMenu.Root>
  );
}
