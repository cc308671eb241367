declare module "subset-font" {
  export interface SubsetOptions {
    targetFormat: "woff2" | "woff" | "sfnt";
    /** Range, or the one value, to which an axis of a variable font is cut. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    /** Tags of the layout features to keep; without it all stay, with every glyph that they could bring in. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }

  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
