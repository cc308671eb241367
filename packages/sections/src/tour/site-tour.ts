export type { Direction, Panorama, PanoramaSizes, SiteTour, TourScene, TourTab } from "@danji/complex/media/tour";
