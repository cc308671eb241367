import { reachHandlers } from "@danji/ui/button";
import { useState } from "react";
import { loadChunk } from "../routes/load-chunk.ts";
import { reloadIfGone } from "../routes/reload-if-gone.ts";
import { MenuFallback, MenuToggle } from "./Header.styles.ts";
import { SITEMAP_ID } from "./Footer.tsx";

type PanelModule = typeof import("./MobileMenuPanel.tsx");

const load = () => loadChunk(() => import("./MobileMenuPanel.tsx"));

/** The button that opens the slide menu on narrow screens; the menu's code comes with the first touch. */
export function MobileMenu() {
  const [panel, setPanel] = useState<PanelModule>();
  const [open, setOpen] = useState(false);
  const [reached, setReached] = useState(false);

  function reach(next: boolean) {
    setReached(next);
    if (next) load().then(setPanel, () => undefined);
  }

  function show() {
    load()
      .catch(reloadIfGone)
      .then(
        (loaded) => {
          setPanel(loaded);
          setOpen(true);
          setReached(false);
        },
        // The footer lists every page too: the menu's code did not come, the way is still there.
        () => document.getElementById(SITEMAP_ID)?.scrollIntoView(),
      );
  }

  return (
    <>
      <MenuToggle
        type="button"
        aria-label={open ? "메뉴 닫기" : "메뉴 열기"}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...reachHandlers(reach)}
        onClick={show}
      />
      <MenuFallback href={`#${SITEMAP_ID}`}>메뉴</MenuFallback>
      {panel && <panel.MobileMenuPanel open={open} reached={reached} onOpenChange={setOpen} />}
    </>
  );
}
