import type { TourData } from "../schema/tour.ts";
import type { SitePicture } from "./picture.ts";

type SceneData = TourData["scenes"][number];

/** A panorama in two widths, for fast and slow connections. */
export interface Panorama {
  readonly full: string;
  readonly light: string;
}

/** A direction from the middle of a panorama, in degrees. */
export interface Direction {
  readonly yaw: number;
  readonly pitch: number;
}

/** A room of the site's own tour. */
export interface TourScene extends Omit<SceneData, "image" | "still"> {
  /** Name of its type: `84A`. */
  readonly label: string;
  readonly panorama: Panorama;
  readonly still: SitePicture;
}

/** The site's own tour. */
export interface SiteTour extends Omit<TourData, "scenes"> {
  readonly scenes: readonly TourScene[];
}

/** A tour in its tab, on this site or another. */
export interface TourTab {
  readonly type: string;
  /** Name of its type: `84A`. */
  readonly label: string;
  readonly src?: string | undefined;
  readonly still: SitePicture;
  readonly description: string;
}
