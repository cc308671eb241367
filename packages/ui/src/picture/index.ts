export type { PictureFade } from "./useFade.ts";
export { FadingPicture, type FadingPictureProps } from "./FadingPicture.tsx";
export { Picture, type PictureProps } from "./Picture.tsx";
export type { PictureFocus, PictureSource } from "./source.ts";
