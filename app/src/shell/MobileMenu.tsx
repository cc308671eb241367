import { useState } from "react";
import { loadChunk } from "../routes/load-chunk.ts";
import { reloadIfGone } from "../routes/reload-if-gone.ts";
import { MenuFallback, MenuToggle } from "./Header.styles.ts";
import { SITEMAP_ID } from "./Footer.tsx";

type PanelModule = typeof import("./MobileMenuPanel.tsx");

const load = () => loadChunk(() => import("./MobileMenuPanel.tsx"));

/** Renders the button that opens the slide menu on narrow screens, and preloads the menu's code on hover or focus. */
export function MobileMenu() {
  const [panel, setPanel] = useState<PanelModule>();
  const [open, setOpen] = useState(false);

  function preload() {
    load().then(setPanel, () => undefined);
  }

  function show() {
    load()
      .catch(reloadIfGone)
      .then(
        (loaded) => {
          setPanel(loaded);
          setOpen(true);
        },
        // The footer lists every page too.
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
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      />
      <MenuFallback href={`#${SITEMAP_ID}`} aria-label="메뉴" />
      {panel && <panel.MobileMenuPanel open={open} onOpenChange={setOpen} />}
    </>
  );
}
