export type { PictureFade } from "./FadingPicture.tsx";
export { FadingPicture } from "./FadingPicture.tsx";
export { Picture, type PictureProps, type PictureSource } from "./Picture.tsx";
