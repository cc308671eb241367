import { visitPath } from "@danji/complex/routes";
import { MenuButton } from "@danji/blocks/frame/header/HeaderButtons.tsx";
import { identity } from "complex:identity";
import { menu } from "complex:menu";
import { useLocation } from "react-router-dom";
import { useLazyPanel } from "./loading/use-lazy-panel.ts";

const BOOKING = visitPath(identity.siteKey);

const load = () => import("@danji/blocks/frame/mobile-menu/MobileMenuPanel.tsx");

/** Renders the button that opens the slide menu on narrow screens, and preloads the menu's code on hover or focus. */
export function MobileMenu() {
  const { panel, open, setOpen, preload, show } = useLazyPanel(load);
  const { pathname } = useLocation();
  return (
    <>
      <MenuButton open={open} onOpen={show} onPreload={preload} />
      {panel && (
        <panel.MobileMenuPanel
          identity={identity}
          menu={menu}
          booking={BOOKING}
          path={pathname}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
