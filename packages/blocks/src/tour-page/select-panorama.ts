import type { Panorama } from "@danji/complex/media/tour";

/** Returns the file of a panorama for this line: a lighter one where the reader saves data. */
export function selectPanorama({ full, light }: Panorama): string {
  const saves = navigator.connection?.saveData === true || window.matchMedia("(prefers-reduced-data: reduce)").matches;
  return saves ? light : full;
}
