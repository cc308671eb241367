import { SITEMAP_ID } from "@danji/blocks/frame/footer/sitemap-id.ts";
import { useState } from "react";
import { loadChunk } from "./load-chunk.ts";

/** Opens the footer's list of all pages and scrolls there: it leads on where the code of menu or search is missing. */
function showSitemap(): void {
  location.hash = SITEMAP_ID;
  document.getElementById(SITEMAP_ID)?.scrollIntoView();
}

/** Holds whether an overlay is open whose code loads on intent; the list of all pages shows instead where the code fails to load. */
export function useLazyPanel<Panel>(load: () => Promise<Panel>) {
  const [panel, setPanel] = useState<{ module: Panel }>();
  const [open, setOpen] = useState(false);
  const loadPanel = () => loadChunk(load);
  const keep = (module: Panel) => setPanel({ module });
  return {
    panel: panel?.module,
    open,
    setOpen,
    preload: () => void loadPanel().then(keep, () => undefined),
    show: () =>
      void loadPanel().then((module) => {
        keep(module);
        setOpen(true);
      }, showSitemap),
  };
}
