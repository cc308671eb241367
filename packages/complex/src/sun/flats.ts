import type { LineWindow, SiteModel } from "./site-model.ts";
import type { LineSun, SiteYear } from "./site-sun.ts";

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
