import type { SitePicture } from "@danji/complex/media/picture";
import type { Sharp } from "sharp";
import { measureMaster, openMaster } from "./open-master.ts";

/** Width and height in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Cuts a picture to a size as a browser does with `object-fit: cover`: what matters stays in sight.
 *
 * @param focus What matters. @default where sharp finds most to see
 */
export async function cutPicture(master: Buffer, size: Size, focus?: SitePicture["focus"]): Promise<Sharp> {
  const picture = openMaster(master);
  if (!focus) return picture.resize(size.width, size.height, { position: "attention" });
  const { width, height } = await measureMaster(master);
  const scale = Math.max(size.width / width, size.height / height);
  const part = { width: Math.round(size.width / scale), height: Math.round(size.height / scale) };
  const left = Math.round((width - part.width) * focus.x);
  const top = Math.round((height - part.height) * focus.y);
  return picture.extract({ left, top, ...part }).resize(size.width, size.height);
}
