/** A picture in all the widths and formats that a build made of it. */
export interface PictureSource {
  /** What it shows, for readers that do not see it. */
  readonly alt: string;
  /** Size of the widest version in CSS pixels; gives the picture its place before it is there. */
  readonly width: number;
  readonly height: number;
  /** `srcset` of each format, with widths (`… 480w`). */
  readonly avif: string;
  readonly webp: string;
  /** A version for browsers that know no `srcset`. */
  readonly src: string;
  /** Average colour as `#rrggbb`, shown until the picture is there. */
  readonly colour: string;
  /** A tiny version as a data URI, blurred by its enlargement, shown over the colour. Default: the colour alone. */
  readonly placeholder?: string | undefined;
}

/**
 * What stands in for a picture until it is there, as a CSS background without position and size.
 *
 * @param source The picture.
 */
export function standIn({ colour, placeholder }: PictureSource): string {
  return placeholder === undefined ? colour : `${colour} url("${placeholder}")`;
}
