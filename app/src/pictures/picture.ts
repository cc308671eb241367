/** A picture as the build's image step made it. */
export interface PictureSource {
  readonly alt: string;
  /** Size of the widest version in px; gives the place in the layout before the picture is there. */
  readonly width: number;
  readonly height: number;
  /** `srcset` of each format, best first. */
  readonly avif: string;
  readonly webp: string;
  /** The widest WebP, for readers that know no `srcset`. */
  readonly src: string;
  /** Average colour, shown until the picture is there. */
  readonly colour: string;
}

/** Pictures of one page by the key that its content uses. */
export type Pictures = Readonly<Record<string, PictureSource>>;
