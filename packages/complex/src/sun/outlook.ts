import { distanceTo } from "./shade.ts";
import { directionOf, type LineWindow, type SiteModel, windowHeight } from "./site-model.ts";

/** What a living room's window looks at. */
export interface Outlook {
  /** Building straight ahead that is taller than the window, if there is one, and how far away it is in metres. */
  readonly facing?: { readonly name: string; readonly distance: number } | undefined;
  /** Share of the view, from 0 to 1, in which no building of the site is taller than the window. */
  readonly open: number;
}

/** Half of the view of a window, in degrees. */
const VIEW = 60;

/** Returns what a flat's window looks at. Buildings beyond the site are not part of the model. */
export function outlookFrom({ blocks, heights }: SiteModel, window: LineWindow, floor: number): Outlook {
  const taller = blocks.filter(({ height }) => height > windowHeight(heights, floor));
  const nearest = (offset: number) =>
    taller
      .flatMap((block) => {
        const distance = distanceTo(block, window.at, directionOf(window.bearing + offset));
        return distance === undefined ? [] : [{ name: block.name, distance }];
      })
      .sort((a, b) => a.distance - b.distance)[0];
  const offsets = Array.from({ length: 2 * VIEW + 1 }, (_, index) => index - VIEW);
  const open = offsets.filter((offset) => nearest(offset) === undefined).length;
  return { facing: nearest(0), open: open / offsets.length };
}
