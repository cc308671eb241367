/** Lengths in bytes of an ICO file's head and of each entry in its table. */
const HEAD = 6;
const ENTRY = 16;
const ICON_TYPE = 1;
const BITS_PER_PIXEL = 32;

/** A square picture as PNG. */
export interface IcoPicture {
  /** Pixels, at most 255: the table has one byte for it. */
  readonly side: number;
  readonly png: Uint8Array;
}

/** Puts PNG pictures into one ICO file, for readers that ask for `/favicon.ico` without having seen a page. */
export function icoFile(pictures: readonly IcoPicture[]): Uint8Array {
  const head = Buffer.alloc(HEAD + ENTRY * pictures.length);
  head.writeUInt16LE(ICON_TYPE, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const at = HEAD + ENTRY * index;
    head.writeUInt8(side, at);
    head.writeUInt8(side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(BITS_PER_PIXEL, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
