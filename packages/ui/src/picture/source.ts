/** A point of a picture as shares of its width and height, from its upper left. */
interface PictureFocus {
  readonly x: number;
  readonly y: number;
}

/** A picture in all widths of a build. */
export interface PictureSource {
  /** Alternative text. */
  readonly alt: string;
  /** Size of the widest version in CSS pixels; reserves the space. */
  readonly width: number;
  readonly height: number;
  /** `srcset` in AVIF, with widths (`… 480w`). */
  readonly avif: string;
  /** One version in another format, for what shows no AVIF. */
  readonly src: string;
  /** Average colour as `#rrggbb`, shown until the picture has loaded. */
  readonly colour: string;
  /** A tiny version as a data URI, shown over the colour. @default the colour alone */
  readonly placeholder?: string | undefined;
  /** Point that stays in view where the picture is cut. @default its middle, or what the styles around it say */
  readonly focus?: PictureFocus | undefined;
}

/** Returns the placeholder of a picture as a CSS background without position and size. */
export function placeholderOf({ colour, placeholder }: PictureSource): string {
  return placeholder === undefined ? colour : `${colour} url("${placeholder}")`;
}

const percent = (share: number) => `${Number((100 * share).toFixed(1))}%`;

/** Returns the `object-position` that keeps a point in view. */
export function focusPosition({ x, y }: PictureFocus): string {
  return `${percent(x)} ${percent(y)}`;
}
