import type { Menu } from "@danji/complex/schema/menu";
import { SlideMenu } from "@danji/ui/slide-menu";

interface MobileMenuPanelProps {
  menu: Menu;
  /** Address of the page with the booking form. */
  booking: string;
  open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Renders the slide menu: booking on top, then the groups, one of them open at a time. */
export function MobileMenuPanel({ menu, booking, open, onOpenChange }: MobileMenuPanelProps) {
  const close = () => onOpenChange(false);
  return (
    <SlideMenu.Root open={open} onOpenChange={onOpenChange}>
      <SlideMenu.Content label="전체 메뉴">
        <SlideMenu.Link to={booking} onClick={close}>
          방문예약
        </SlideMenu.Link>
        {menu.map((group) => (
          <SlideMenu.Group key={group.title} label={group.title} value={group.title}>
            {group.subMenu.map(({ subTitle, subUrl }) => (
              <SlideMenu.Link key={subUrl} to={subUrl} onClick={close}>
                {subTitle}
              </SlideMenu.Link>
            ))}
          </SlideMenu.Group>
        ))}
      </SlideMenu.Content>
    </SlideMenu.Root>
  );
}
