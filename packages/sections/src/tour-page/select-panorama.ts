import type { Panorama } from "@danji/complex/media/tour";

/**
 * Returns the file of a panorama for this browser and this line.
 *
 * @param still Address that the browser chose for the ordinary picture of the room, which comes in the same formats.
 */
export function selectPanorama(panorama: Panorama, still: string): string {
  const sizes = still.endsWith(".avif") ? panorama.avif : panorama.webp;
  const saves = navigator.connection?.saveData === true || window.matchMedia("(prefers-reduced-data: reduce)").matches;
  return saves ? sizes.light : sizes.full;
}
