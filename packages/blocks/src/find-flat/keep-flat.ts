import { type Flat, windowOf } from "@danji/complex/sun/flats";
import type { SiteModel } from "@danji/complex/sun/site-model";

/** Returns a flat, or the one nearest to it where its building has no such line or floor. */
export function keepFlat(model: SiteModel, flat: Flat): Flat {
  const lines = model.windows.filter(({ building }) => building === flat.building);
  const line = Math.min(flat.line, lines.length);
  const window = windowOf(model, { ...flat, line });
  if (!window) return flat;
  return { ...flat, line, floor: Math.min(Math.max(flat.floor, window.lowestFloor), window.topFloor) };
}
