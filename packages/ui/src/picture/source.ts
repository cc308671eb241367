/** A point of a picture as shares of its width and height, from its upper left. */
export interface PictureFocus {
  readonly x: number;
  readonly y: number;
}

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
  /** What stays in sight where the picture is cut to fill a place. Default: its middle, or what the place's own styles say. */
  readonly focus?: PictureFocus | undefined;
}

/**
 * What stands in for a picture until it is there, as a CSS background without position and size.
 *
 * @param source The picture.
 */
export function standIn({ colour, placeholder }: PictureSource): string {
  return placeholder === undefined ? colour : `${colour} url("${placeholder}")`;
}

const percent = (share: number) => `${Number((100 * share).toFixed(1))}%`;

/**
 * Where the picture lies in a place that cuts it, as the value of `object-position`.
 *
 * @param focus What stays in sight.
 */
export function focusPosition({ x, y }: PictureFocus): string {
  return `${percent(x)} ${percent(y)}`;
}
