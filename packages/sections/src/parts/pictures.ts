export type { Pictures, SitePicture } from "@danji/complex/media/picture";
