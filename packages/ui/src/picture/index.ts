export type { PictureFade } from "./useFade.ts";
export { FadingPicture } from "./FadingPicture.tsx";
export { Picture, type PictureProps } from "./Picture.tsx";
export type { PictureSource } from "./source.ts";
