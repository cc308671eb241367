import { useState } from "react";
import { loadChunk } from "./load-chunk.ts";

/**
 * Holds whether an overlay is open whose code loads on intent.
 *
 * @param load Imports the overlay.
 * @param onFail Called when the visitor asks for it and its code fails to load.
 */
export function useLazyPanel<Panel>(load: () => Promise<Panel>, onFail: () => void) {
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
      }, onFail),
  };
}
