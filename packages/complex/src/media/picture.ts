import type { Images } from "../schema/images.ts";

/** A picture in all widths of a build. */
export interface SitePicture {
  readonly alt: string;
  /** Size of the widest version in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** `srcset` in AVIF, with widths (`… 480w`). */
  readonly avif: string;
  /** One version in another format, for what shows no AVIF. */
  readonly src: string;
  /** Average colour as `#rrggbb`. */
  readonly color: string;
  /** Point that stays in view where the picture is cut, as shares of its width and height from its upper left. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
  readonly made: Images[string]["made"];
}

/** Pictures by the key that the content uses. */
export type Pictures = Readonly<Record<string, SitePicture>>;

/** Size in px of the picture that messengers show beside a shared link (docs/product.md, 2.2). */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The picture that messengers show beside a shared link; the build makes one for each menu group. */
export interface ShareImage {
  readonly src: string;
  /** What is to be read and seen on it. */
  readonly alt: string;
}
