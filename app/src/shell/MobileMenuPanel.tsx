import { customerPath } from "@danji/complex/routes";
import { SlideMenu } from "@danji/ui/slide-menu";
import { identity } from "complex:identity";
import { menu } from "complex:menu";

interface MobileMenuPanelProps {
  open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The slide menu: booking on top, then the groups, one of them open at a time. */
export function MobileMenuPanel({ open, onOpenChange }: MobileMenuPanelProps) {
  const close = () => onOpenChange(false);
  return (
    <SlideMenu.Root open={open} onOpenChange={onOpenChange}>
      <SlideMenu.Content label="전체 메뉴">
        <SlideMenu.Link to={customerPath(identity.siteKey)} onClick={close}>
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
