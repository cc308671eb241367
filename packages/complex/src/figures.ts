/** Returns a whole number from 0 with its thousands parted, e.g. `1,204`. Not by `Intl`: its first use keeps a phone busy for longer than a page's code. */
export const countFigure = (count: number): string =>
  count >= 1000 ? `${countFigure(Math.floor(count / 1000))},${String(count % 1000).padStart(3, "0")}` : String(count);

/** Returns a number of flats with its unit, e.g. `999세대`. */
export const householdsWords = (households: number): string => `${countFigure(households)}세대`;

/** Returns a number of leads or messages with its unit, e.g. `1,204건`. */
export const casesWords = (cases: number): string => `${countFigure(cases)}건`;

/** Returns the name of a building, e.g. `101동`. */
export const buildingWords = (number: string): string => `${number}동`;

/** Returns a floor or a number of floors, e.g. `15층`. */
export const floorWords = (floor: number): string => `${floor}층`;

/** Returns the name of a line of flats, numbered from 1, e.g. `2호`. */
export const lineNumberWords = (line: number): string => `${line}호`;

/** Returns an area in ㎡ as it is published, with two decimals: `84.90`. */
export function areaFigure(area: number): string {
  // Multiplied as it is written: 84.985 * 100 is less than 8498.5.
  const hundredths = Math.round(Number(`${area}e2`));
  return `${countFigure(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, "0")}`;
}

/** Returns an area in ㎡ with its unit, e.g. `84.90㎡`. */
export const areaWords = (area: number): string => `${areaFigure(area)}㎡`;

/** How far a place is along the way, as it was measured. */
interface Way {
  readonly metres: number;
  readonly minutes: number;
  readonly by: keyof typeof BY;
}

const BY = { walk: "도보", car: "차량", bus: "버스" } as const;
/** Distance in metres from which kilometres are used. */
const KILOMETRE = 1000;

/** Returns a distance in metres in words: `약 260m`, `약 1.25km`. */
export const distanceWords = (metres: number): string =>
  metres < KILOMETRE ? `약 ${metres}m` : `약 ${Number((metres / KILOMETRE).toFixed(2))}km`;

/** Returns how long the way takes in words: `도보 약 4분`. */
export const timeWords = ({ by, minutes }: Way): string => `${BY[by]} 약 ${minutes}분`;
