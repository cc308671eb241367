"use client";
import { useEffect, useEffectEvent } from "react";
import { enterOverlay, watchHistory } from "./overlayHistory.ts";

/**
 * Gives something that lies over the page an entry of the browser's history while it is open: Back closes it instead
 * of leaving the page, and closing it any other way takes the entry back.
 *
 * @param open Whether it is open.
 * @param onLeave Closes it; called on Back and when the router goes elsewhere. It has to close: a refused Back leaves
 *   the overlay without an entry.
 */
export function useHistoryEntry(open: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => watchHistory(), []);
  useEffect(() => (open ? enterOverlay(() => leave()) : undefined), [open]);
}
