import sharp, { type Sharp } from "sharp";

/** Master of an image as it is seen. */
interface Master {
  readonly width: number;
  readonly height: number;
  /** Part of the hash of everything made from the master; empty for an image that is stored as it is seen. */
  readonly turn: string;
}

/** Opens an image as it is seen: phones store photos unturned and only note the orientation in the EXIF data. */
export const openMaster = (master: Buffer | string): Sharp => sharp(master, { autoOrient: true });

/** Reads size and orientation of a master. */
export async function measureMaster(master: Buffer | string): Promise<Master> {
  const { autoOrient, orientation = 1 } = await sharp(master).metadata();
  return { ...autoOrient, turn: orientation === 1 ? "" : "turned" };
}
