"use client";
import { useEffect } from "react";
import { useOverlayHistory } from "./history-context.ts";
import { type OverlayEntries, overlayEntriesOf } from "./overlay-entries.ts";

/**
 * Follows the history and leaves entries of overlays that are not open, such as that of a popup before a reload. Overlays call it; a site
 * whose overlays come in chunks calls it once too, below its provider.
 */
export function useOverlayEntries(): OverlayEntries {
  const entries = overlayEntriesOf(useOverlayHistory());
  useEffect(() => entries.watch(), [entries]);
  return entries;
}
