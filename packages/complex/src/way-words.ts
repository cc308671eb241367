/** How far a place is along the way, as it was measured. */
interface Way {
  readonly metres: number;
  readonly minutes: number;
  readonly by: keyof typeof BY;
}

const BY = { walk: "도보", car: "차량", bus: "버스" } as const;
/** Distance in metres from which kilometres are used. */
const KILOMETRE = 1000;

/** Returns a distance in metres in words: `약 260m`, `약 1.6km`. */
export const distanceWords = (metres: number): string =>
  metres < KILOMETRE ? `약 ${metres}m` : `약 ${(metres / KILOMETRE).toFixed(1)}km`;

/** Returns how long the way takes in words: `도보 약 4분`. */
export const timeWords = ({ by, minutes }: Way): string => `${BY[by]} 약 ${minutes}분`;
