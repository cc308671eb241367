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
}

/** Colours of paper: the kit's ink, its quieter inks and hairlines. */
export const COLOURS = { ink: "#14181b", muted: "#4b5358", line: "#cfc6b5", mark: "#f3eee4" };

/** The sizes of the document, largest first. */
export const TEXT = {
  title: { font: FONTS.display, size: 22, leading: 30, colour: COLOURS.ink },
  heading: { font: FONTS.display, size: 13.5, leading: 20, colour: COLOURS.ink },
  body: { font: FONTS.regular, size: 9.5, leading: 15, colour: COLOURS.ink },
  cell: { font: FONTS.regular, size: 8.5, leading: 12.5, colour: COLOURS.ink },
  head: { font: FONTS.bold, size: 8.5, leading: 12.5, colour: COLOURS.ink },
  small: { font: FONTS.regular, size: 8, leading: 12, colour: COLOURS.muted },
  mark: { font: FONTS.display, size: 150, leading: 150, colour: COLOURS.mark },
} satisfies Record<string, TextStyle>;
