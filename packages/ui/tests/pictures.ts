const file = (name: string) => new URL(`./media/${name}`, import.meta.url).href;

/** `srcset` of one format. */
const widths = (name: string, format: string, list: readonly number[]) =>
  list.map((width) => `${file(`${name}-${width}.${format}`)} ${width}w`).join(", ");

/** A complex that does not exist, from the air at dusk. */
export const dusk = {
  alt: "노을이 지는 저녁, 물가에 선 열 개 동의 견본 단지",
  width: 960,
  height: 540,
  avif: widths("dusk", "avif", [480, 960]),
  src: file("dusk-960.webp"),
  color: "#8b8175",
};

/** The same complex for narrow windows. */
export const duskPortrait = {
  alt: "노을이 지는 저녁의 견본 단지",
  width: 720,
  height: 960,
  avif: widths("dusk-portrait", "avif", [360, 720]),
  src: file("dusk-portrait-720.webp"),
  color: "#616872",
};

/** Returns a photograph that comes in one size, 480 pixels wide. */
const small = (name: string, height: number, alt: string, color: string) => ({
  alt,
  width: 480,
  height,
  avif: widths(name, "avif", [480]),
  src: file(`${name}-480.webp`),
  color,
});

/** A living room of it. */
export const room = small("room", 300, "창이 넓은 견본 세대의 거실", "#9a9384");

/** A path through its garden. */
export const garden = small("garden", 320, "나무 사이로 난 견본 단지의 산책로", "#6b6b5d");

/** Its reading room. */
export const library = small("library", 320, "긴 책상이 놓인 견본 단지의 작은 도서관", "#9fa099");

/** Its playroom. */
export const playroom = small("playroom", 320, "창이 넓은 견본 단지의 실내 놀이방", "#a9a8a0");

/** Returns a plan, 1200 pixels wide. */
const plan = (name: string, height: number) => ({ src: file(`plan-${name}.webp`), width: 1200, height });

/** The plans of its types. */
export const plans: Readonly<Record<string, ReturnType<typeof plan>>> = {
  "84A": plan("84a", 942),
  "84B": plan("84b", 1182),
  "84C": plan("84c", 963),
  "84D": plan("84d", 1268),
};
