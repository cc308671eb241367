import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** Typefaces of the site, as files that can be embedded. PDFKit keeps of each the glyphs that are used. */
const FONTS = {
  regular: resolve("pretendard/dist/public/static/alternative/Pretendard-Regular.ttf"),
  bold: resolve("pretendard/dist/public/static/alternative/Pretendard-SemiBold.ttf"),
  display: resolve("@expo-google-fonts/noto-serif-kr/500Medium/NotoSerifKR_500Medium.ttf"),
};

/** How a piece of text is set: font, size and distance of lines in points, colour. */
export interface TextStyle {
  readonly font: string;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
  /** Space between letters, in points. Default: none. */
  readonly spacing?: number;
}

/** Colours of paper: the kit's inks and hairlines, its brand surface with what is set on it, and quiet grounds. */
export const COLOURS = {
  ink: "#14181b",
  muted: "#4b5358",
  line: "#d8d0c1",
  pine: "#12302b",
  ivory: "#faf8f4",
  sand: "#d9c7ac",
  ground: "#f5f1e9",
  mark: "#f6f2ea",
};

/** The sizes of the document, largest first. */
export const TEXT = {
  title: { font: FONTS.display, size: 26, leading: 36, colour: COLOURS.ivory },
  brand: { font: FONTS.display, size: 13, leading: 18, colour: COLOURS.ivory },
  latin: { font: FONTS.regular, size: 8, leading: 18, colour: COLOURS.sand, spacing: 2 },
  imprint: { font: FONTS.regular, size: 8.5, leading: 13, colour: COLOURS.sand },
  figure: { font: FONTS.display, size: 15, leading: 22, colour: COLOURS.ink },
  heading: { font: FONTS.display, size: 14, leading: 21, colour: COLOURS.pine },
  body: { font: FONTS.regular, size: 9.5, leading: 15, colour: COLOURS.ink },
  cell: { font: FONTS.regular, size: 8.5, leading: 12.5, colour: COLOURS.ink },
  head: { font: FONTS.bold, size: 8.5, leading: 12.5, colour: COLOURS.ink },
  small: { font: FONTS.regular, size: 8, leading: 12, colour: COLOURS.muted },
  mark: { font: FONTS.display, size: 130, leading: 130, colour: COLOURS.mark },
} satisfies Record<string, TextStyle>;
