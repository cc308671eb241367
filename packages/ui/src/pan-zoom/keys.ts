import { FITTED, look, zoom, ZOOM_STEP, type Extent, type View } from "./view.ts";

/** A key with its modifiers. */
type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** Returns how a key changes the view, or undefined where it does not. */
export function changeOfKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Key): ((view: View, extent: Extent) => View) | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  switch (key) {
    case "+":
    case "=":
      return (view, extent) => zoom(view, ZOOM_STEP, undefined, extent);
    case "-":
      return (view, extent) => zoom(view, 1 / ZOOM_STEP, undefined, extent);
    case "0":
      return () => FITTED;
    case "ArrowLeft":
      return (view, extent) => look(view, "left", extent);
    case "ArrowRight":
      return (view, extent) => look(view, "right", extent);
    case "ArrowUp":
      return (view, extent) => look(view, "up", extent);
    case "ArrowDown":
      return (view, extent) => look(view, "down", extent);
    default:
      return undefined;
  }
}
