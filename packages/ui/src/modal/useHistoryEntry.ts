"use client";
import { useEffect, useEffectEvent } from "react";
import { useOverlayEntries } from "../provider/useOverlayEntries.ts";

/**
 * Gives an overlay a history entry while it is open. Closing it in any way removes the entry.
 *
 * @param onLeave Called on Back and when the page changes. Has to close the overlay.
 */
export function useHistoryEntry(open: boolean, onLeave: () => void): void {
  const entries = useOverlayEntries();
  const leave = useEffectEvent(onLeave);
  useEffect(() => (open ? entries.add(() => leave()) : undefined), [entries, open]);
}
