import { SearchButton } from "@danji/blocks/frame/header/HeaderButtons.tsx";
import { useEffect, useEffectEvent } from "react";
import { useLazyPanel } from "../loading/use-lazy-panel.ts";

const load = () => import("./SiteSearchPanel.tsx");

/** Renders the button that opens the search, as Ctrl+K and ⌘K do, and preloads it on hover or focus. */
export function SiteSearch() {
  const { panel, open, setOpen, preload, show } = useLazyPanel(load);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // By its place: with a Korean layout the key is a vowel.
    if (event.code !== "KeyK" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    show();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
  return (
    <>
      <SearchButton open={open} onOpen={show} onPreload={preload} />
      {panel && <panel.SiteSearchPanel open={open} onOpenChange={setOpen} />}
    </>
  );
}
