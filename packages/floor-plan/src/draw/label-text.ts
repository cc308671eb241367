import type { RoomArea } from "../areas.ts";
import { squareMetres } from "../numbers.ts";
import type { Space } from "../spaces.ts";

/** How much is drawn: everything, or the main rooms of a small picture. */
export type Detail = "full" | "key";

/** Sizes of names in millimetres: of rooms that people live in, and of all others; then of areas. */
const LARGE = 330;
const SMALL = 230;
const AREA = 210;
/** How much larger names are in small pictures. */
const KEY_SCALE = 1.5;
/** Where there is no room for a name it is tried smaller, down to what can still be read in print. */
const SCALES = [1, 0.88, 0.76, 0.66];
const LEADING = 1.28;

/** Rooms whose name comes large and with its area. */
const MAIN: ReadonlySet<string> = new Set(["living", "kitchen", "bedroom", "alpha"]);
export const isMain = ({ kind }: Pick<Space, "kind">) => MAIN.has(kind);

export interface LabelLine {
  readonly text: string;
  /** Size of the type in millimetres. */
  readonly size: number;
  readonly isName: boolean;
}

/** A name as it may be set, and the rectangle that it takes, in millimetres. */
export interface LabelText {
  readonly lines: readonly LabelLine[];
  readonly width: number;
  readonly height: number;
}

/** Widths in ems; Hangul is about as wide as high. */
const HANGUL = 0.98;
const SLASH = 0.42;
const OTHER = 0.6;

const textWidth = ({ text, size }: LabelLine) =>
  [...text].reduce(
    (width, sign) => width + (/[가-힣㎡]/u.test(sign) ? HANGUL : sign === "/" || sign === " " ? SLASH : OTHER),
    0,
  ) * size;

/** Returns the height of a line in millimetres. */
export const lineHeight = ({ size }: LabelLine) => size * LEADING;

function setIn(lines: readonly LabelLine[]): LabelText {
  const height = lines.reduce((sum, line) => sum + lineHeight(line), 0);
  return { lines, height, width: Math.max(...lines.map(textWidth)) };
}

/** Returns all ways to set the name of a space, the best first: in one line, in two, then smaller. */
export function labelTexts(space: Space, area: RoomArea | undefined, detail: Detail): LabelText[] {
  const main = isMain(space);
  const full = (main ? LARGE : SMALL) * (detail === "key" ? KEY_SCALE : 1);
  const figures: LabelLine[] =
    main && area && detail === "full"
      ? [{ text: squareMetres(area.area + area.gained), size: AREA, isName: false }]
      : [];
  const words = space.name.split(" ");
  return SCALES.flatMap((scale) => {
    const set = (names: readonly string[]) =>
      setIn([...names.map((text) => ({ text, size: full * scale, isName: true })), ...figures]);
    return !main && words.length > 1 ? [set([space.name]), set(words)] : [set([space.name])];
  });
}
