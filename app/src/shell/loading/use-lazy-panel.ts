import type { PopupControl } from "@danji/blocks/frame/popup-button/open-from-button.ts";
import { useState } from "react";
import { loadChunk } from "./load-chunk.ts";
import { SITEMAP_ID } from "@danji/blocks/frame/footer/sitemap-id.ts";

/** Holds whether an overlay is open whose code `load` imports on intent; where that fails, the list of all pages opens. */
export function useLazyPanel<Panel>(load: () => Promise<Panel>, onFailure = showSitemap) {
  const [panel, setPanel] = useState<{ module: Panel }>();
  const [isOpen, setOpen] = useState(false);
  const [control] = useState<PopupControl>(() => {
    const loadPanel = () => loadChunk(load).then((module) => setPanel({ module }));
    return {
      preload: () => void loadPanel().catch(() => undefined),
      open: () => void loadPanel().then(() => setOpen(true), onFailure),
    };
  });
  return { panel: panel?.module, isOpen, setOpen, control };
}

/** Opens the footer's list of all pages and scrolls there: it leads on where the code of menu or search is missing. */
function showSitemap(): void {
  location.hash = SITEMAP_ID;
  document.getElementById(SITEMAP_ID)?.scrollIntoView();
}
