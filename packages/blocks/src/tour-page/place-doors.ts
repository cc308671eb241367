import type { TourViewer } from "./viewer.ts";

/** Puts every door where it is seen, and out of sight those that are behind one's back. */
export function placeDoors(layer: HTMLElement | null, viewer: Pick<TourViewer, "place">): void {
  for (const door of layer?.querySelectorAll<HTMLElement>("[data-yaw]") ?? []) {
    const { yaw, pitch } = door.dataset;
    const place = viewer.place({ yaw: Number(yaw), pitch: Number(pitch) });
    door.dataset["sight"] = place ? "in" : "out";
    if (place) door.style.translate = `${Math.round(place.x)}px ${Math.round(place.y)}px`;
  }
}
