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
  readonly colour: string;
  /** A tiny version as a data URI. */
  readonly placeholder?: string | undefined;
  /** Point that stays in view where the picture is cut, as shares of its width and height from its upper left. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
  readonly made: Images[string]["made"];
}

/** Pictures by the key that the content uses. */
export type Pictures = Readonly<Record<string, SitePicture>>;
