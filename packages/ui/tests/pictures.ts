import type { PictureSource } from "../src/picture/index.ts";

const file = (name: string) => new URL(`./media/${name}`, import.meta.url).href;

/** `srcset` of one format. */
const widths = (name: string, format: string, list: readonly number[]) =>
  list.map((width) => `${file(`${name}-${width}.${format}`)} ${width}w`).join(", ");

/** A complex that nobody builds, from the air at dusk. */
export const dusk: PictureSource = {
  alt: "노을이 지는 저녁, 물가에 선 열 개 동의 견본 단지",
  width: 960,
  height: 540,
  avif: widths("dusk", "avif", [480, 960]),
  webp: widths("dusk", "webp", [480, 960]),
  src: file("dusk-960.webp"),
  colour: "#8b8175",
  placeholder:
    "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoQAAkABUB8JQBOgCKiuAwAAP6w+vnfHzvKVCDryRPP4WI9X7SAAA==",
};

/** The same complex for narrow windows. */
export const duskPortrait: PictureSource = {
  alt: "노을이 지는 저녁의 견본 단지",
  width: 720,
  height: 960,
  avif: widths("dusk-portrait", "avif", [360, 720]),
  webp: widths("dusk-portrait", "webp", [360, 720]),
  src: file("dusk-portrait-720.webp"),
  colour: "#616872",
};

/** A living room of it. */
export const room: PictureSource = {
  alt: "창이 넓은 견본 세대의 거실",
  width: 480,
  height: 300,
  avif: widths("room", "avif", [480]),
  webp: widths("room", "webp", [480]),
  src: file("room-480.webp"),
  colour: "#9a9384",
};
