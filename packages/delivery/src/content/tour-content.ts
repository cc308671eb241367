import type { Complex } from "@danji/complex/complex";
import type { SitePicture } from "@danji/complex/media/picture";
import type { Panorama, SiteTour, TourTab } from "@danji/complex/media/tour";

type Made<Value> = Readonly<Record<string, Value>>;

function take<Value>(all: Made<Value>, key: string): Value {
  const found = all[key];
  if (found === undefined) throw new Error(`Nothing has been made of the picture ${key}.`);
  return found;
}

const labelOf = ({ supply }: Complex, type: string) => supply.types.find(({ key }) => key === type)?.label ?? type;

/** Keys of the tour's panoramas. */
export const tourPanoramas = ({ tour }: Complex) => new Set(tour?.scenes.map(({ image }) => image));

/** Keys of the ordinary pictures of all tours. */
export const tourStills = ({ tours, tour }: Complex) =>
  new Set([...tours, ...(tour?.scenes ?? [])].map(({ still }) => still));

/** Returns the tours of a complex in their tabs. */
export const tourTabs = (complex: Complex, pictures: Made<SitePicture>): TourTab[] =>
  complex.tours.map((tour) => ({ ...tour, label: labelOf(complex, tour.type), still: take(pictures, tour.still) }));

/** Returns the site's own tour, where the complex has one. */
export function siteTour(
  complex: Complex,
  pictures: Made<SitePicture>,
  panoramas: Made<Panorama>,
): SiteTour | undefined {
  const { tour } = complex;
  if (!tour) return undefined;
  const scenes = tour.scenes.map(({ image, still, ...scene }) => ({
    ...scene,
    label: labelOf(complex, scene.type),
    panorama: take(panoramas, image),
    still: take(pictures, still),
  }));
  return { ...tour, scenes };
}
