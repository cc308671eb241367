import { visitPath } from "@danji/complex/routes";
import { SITEMAP_ID } from "@danji/sections/frame/footer/sitemap-id.ts";
import { MenuButton } from "@danji/sections/frame/header/MenuButton.tsx";
import { identity } from "complex:identity";
import { menu } from "complex:menu";
import { useState } from "react";
import { loadChunk } from "./loading/load-chunk.ts";
import { reloadIfGone } from "./loading/reload-if-gone.ts";

type PanelModule = typeof import("@danji/sections/frame/mobile-menu/MobileMenuPanel.tsx");

const load = () => loadChunk(() => import("@danji/sections/frame/mobile-menu/MobileMenuPanel.tsx"));

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
      <MenuButton open={open} onOpen={show} onPreload={preload} />
      {panel && (
        <panel.MobileMenuPanel menu={menu} booking={visitPath(identity.siteKey)} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
}
