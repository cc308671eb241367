import type { Identity } from "@danji/complex/schema/identity";
import type { Menu } from "@danji/complex/schema/menu";
import { SlideMenu } from "@danji/ui/slide-menu";
import { FurtherPages } from "../further-pages/FurtherPages.tsx";
import { isSamePath } from "../page/trail.ts";
import { Further } from "../further-pages/FurtherPages.styles.ts";

interface MobileMenuPanelProps {
  identity: Pick<Identity, "furtherPages">;
  menu: Menu;
  booking: string;
  /** Path of the current page, in any letter case. */
  path: string;
  open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Renders the slide menu: booking on top, then the groups, one of them open at a time, and the pages asked for most. */
export function MobileMenuPanel({ identity, menu, booking, path, open, onOpenChange }: MobileMenuPanelProps) {
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
        <Further>
          <FurtherPages identity={identity} onFollow={close} />
        </Further>
      </SlideMenu.Content>
    </SlideMenu.Root>
  );
}
