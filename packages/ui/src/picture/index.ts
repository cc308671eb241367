export type { PictureFade } from "./FadingPicture.tsx";
export { FadingPicture } from "./FadingPicture.tsx";
export { Picture, type PictureProps } from "./Picture.tsx";
export type { PictureSource } from "./source.ts";
