import { directionOf, type LineWindow, type SiteModel, windowHeight } from "./site-model.ts";
import type { LineSun, SiteYear } from "./site-sun.ts";
import { distanceTo } from "./shade.ts";

/** A flat of a site. */
export interface Flat {
  readonly building: string;
  readonly line: number;
  readonly floor: number;
}

/** Conditions that a flat has to meet. */
export interface FlatConditions {
  /** Key of the type; any by default. */
  readonly type?: string | undefined;
  /** Compass bearing and the degrees to either side of it that count; any by default. */
  readonly facing?: { readonly bearing: number; readonly within: number } | undefined;
  readonly fromFloor: number;
  /** Least sunlight within the rule's hours on the winter solstice, in minutes. */
  readonly winterMinutes: number;
}

/** A flat that meets conditions. */
export interface FoundFlat extends Flat {
  readonly type: string;
  readonly bearing: number;
  /** Sunlight within the rule's hours on the winter solstice, in minutes. */
  readonly winter: number;
  /** Sunlight of a year in minutes, where it is calculated. */
  readonly year?: number | undefined;
}

/** Returns the degrees between two bearings, from 0 to 180. */
const between = (one: number, other: number) => 180 - Math.abs(((((one - other) % 360) + 360) % 360) - 180);

/** Returns the window of a flat. */
export const windowOf = ({ windows }: SiteModel, { building, line }: Flat): LineWindow | undefined =>
  windows.find((window) => window.building === building && window.line === line);

/** Returns the flats that meet conditions: most sunlight on the winter solstice first, then of the year, then the lower floor. */
export function findFlats(
  model: SiteModel,
  suns: readonly LineSun[],
  conditions: FlatConditions,
  year?: SiteYear,
): FoundFlat[] {
  return model.windows
    .flatMap((window, index) => {
      const { building, line, type, bearing, lowestFloor } = window;
      if (conditions.type !== undefined && conditions.type !== type) return [];
      if (conditions.facing && between(conditions.facing.bearing, bearing) > conditions.facing.within) return [];
      return (suns[index]?.total ?? []).map((total, above): FoundFlat => ({
        building,
        line,
        floor: lowestFloor + above,
        type,
        bearing,
        winter: total,
        year: year?.[index]?.[above],
      }));
    })
    .filter(({ floor, winter }) => floor >= conditions.fromFloor && winter >= conditions.winterMinutes)
    .sort((a, b) => b.winter - a.winter || (b.year ?? 0) - (a.year ?? 0) || a.floor - b.floor);
}

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
