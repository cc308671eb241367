import { type Size, unreadablePicture } from "@danji/complex/check/files";
import type { SitePicture } from "@danji/complex/media/picture";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { ComplexError } from "../content/read-complex.ts";
import { hashOf } from "../once.ts";
import { unopenedIssue } from "../content/read-file.ts";

/** An opened master, and how it is seen. */
interface Master extends Size {
  readonly master: Buffer;
  /** Part of the hash of everything made from the master; empty for an image that is stored as it is seen. */
  readonly turn: string;
  /** Runs what decodes it. Its errors name its file, which those of the decoder lack. */
  readonly named: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Opens an image turned as its EXIF data say; fails on what is torn, not on what decoders warn of (some Samsung phones). */
export const openMaster = (master: Buffer): Sharp => sharp(master, { autoOrient: true, failOn: "error" });

/** Reads size and orientation of a master. */
async function measureMaster(master: Buffer): Promise<Size & Pick<Master, "turn">> {
  const { autoOrient, orientation = 1 } = await sharp(master).metadata();
  return { ...autoOrient, turn: orientation === 1 ? "" : "turned" };
}

/** Reads the file of a picture, or throws a ComplexError with its name. */
const readMaster = (complex: string, file: string): Promise<Buffer> =>
  readFile(join(complex, "images", file)).catch((error: unknown) => {
    throw new ComplexError(complex, [unopenedIssue(`images/${file}`, error)]);
  });

/** Runs what decodes a picture, or throws a ComplexError with its file's name, which errors of the decoder lack. */
const decoding = <Result>(complex: string, file: string, work: () => Promise<Result>): Promise<Result> =>
  work().catch(() => {
    const reason = unreadablePicture(file);
    throw new ComplexError(complex, [{ rule: "unreadable-picture", file: `images/${file}`, path: "(전체)", reason }]);
  });

/** Reads and measures the file of a picture, or throws a ComplexError with its name, here or in what `named` runs. */
export async function readMeasured(complex: string, file: string): Promise<Master> {
  const master = await readMaster(complex, file);
  const named: Master["named"] = (work) => decoding(complex, file, work);
  return { master, named, ...(await named(() => measureMaster(master))) };
}

/** Width of a trial: decoders leave most of the arithmetic out, and still read all of the file. */
const TRIAL_WIDTH = 16;
/** Sizes of pictures that could be decoded, by the hash of their content: the content editor asks after every change. */
const decoded = new Map<string, Size>();

/** Returns the size of a picture after decoding all of it, or throws a ComplexError with its name. */
export async function tryPicture(complex: string, file: string): Promise<Size> {
  const master = await readMaster(complex, file);
  const hash = hashOf(master);
  const size =
    decoded.get(hash) ??
    (await decoding(complex, file, async () => {
      await openMaster(master).resize(TRIAL_WIDTH).raw().toBuffer();
      return measureMaster(master);
    }));
  decoded.set(hash, size);
  return size;
}

/** Cuts a picture as `object-fit: cover` does, around `focus` or where sharp finds most to see. */
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
