import type { PictureSource } from "../src/picture/index.ts";

const file = (name: string) => new URL(`./media/${name}`, import.meta.url).href;

/** `srcset` of one format. */
const widths = (name: string, format: string, list: readonly number[]) =>
  list.map((width) => `${file(`${name}-${width}.${format}`)} ${width}w`).join(", ");

/** A complex that does not exist, from the air at dusk. */
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

/** A path through its garden. */
export const garden: PictureSource = {
  alt: "나무 사이로 난 견본 단지의 산책로",
  width: 480,
  height: 320,
  avif: widths("garden", "avif", [480]),
  webp: widths("garden", "webp", [480]),
  src: file("garden-480.webp"),
  colour: "#6b6b5d",
};

/** Its reading room. */
export const library: PictureSource = {
  alt: "긴 책상이 놓인 견본 단지의 작은 도서관",
  width: 480,
  height: 320,
  avif: widths("library", "avif", [480]),
  webp: widths("library", "webp", [480]),
  src: file("library-480.webp"),
  colour: "#9fa099",
};

/** Its playroom. */
export const playroom: PictureSource = {
  alt: "창이 넓은 견본 단지의 실내 놀이방",
  width: 480,
  height: 320,
  avif: widths("playroom", "avif", [480]),
  webp: widths("playroom", "webp", [480]),
  src: file("playroom-480.webp"),
  colour: "#a9a8a0",
};
