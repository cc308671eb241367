"use client";
import type { ComponentProps, CSSProperties } from "react";
import { misuse, useMisuse } from "../hooks/misuse.ts";
import { media } from "../theme/media.ts";
import { Box, Image } from "./Picture.styles.ts";

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
  /** `srcset` in AVIF, with widths (`… 480w`). @default `src` alone */
  readonly avif?: string | undefined;
  /** One version in another format, for what shows no AVIF. */
  readonly src: string;
  /** Average colour as `#rrggbb`, shown until the picture has loaded. @default none */
  readonly color?: string | undefined;
  /** Point that stays in view where the picture is cut. @default its middle, or what the styles around it say */
  readonly focus?: PictureFocus | undefined;
}

/** Returns the `object-position` that keeps a point in view. */
const focusPosition = ({ x, y }: PictureFocus): string =>
  [x, y].map((share) => `${Number((100 * share).toFixed(1))}%`).join(" ");

const NARROW_QUERY = media.mobile.replace("@media ", "");

type Decided = "src" | "srcSet" | "width" | "height" | "loading" | "fetchPriority" | "decoding";

export interface PictureProps extends Omit<ComponentProps<"img">, Decided> {
  /** The picture in all its versions. */
  source: PictureSource;
  /** Width in the layout, as the `sizes` attribute: `(max-width: 900px) 100vw, 33vw`. */
  sizes: string;
  /** Another cut for windows up to 900px wide. @default the same */
  narrow?: PictureSource | undefined;
  /** Replaces the text of `source`; `""` where text beside it says the same. @default that of `source` */
  alt?: string | undefined;
  /** Whether it is on the first screen and loads eagerly. @default false */
  priority?: boolean | undefined;
  /** Whether it fills its parent, cut where needed. @default it keeps its own aspect ratio */
  fill?: boolean | undefined;
}

/**
 * Renders a photograph in the best width for the browser. Its space is reserved; until it has loaded its
 * colour shows.
 *
 * Use it for every opaque picture that a build has resized. Do not use it for drawings (an inline `<svg>`) nor for what
 * has to be enlarged (`UnitViewer`). To fade in, use `FadingPicture`.
 *
 * It has no keys.
 */
export function Picture({
  source,
  sizes,
  narrow,
  alt = source.alt,
  priority = false,
  fill = false,
  ...image
}: PictureProps) {
  useMisuse(
    process.env.NODE_ENV !== "production" &&
      (() => alt === undefined && misuse("Picture", "has no alt", 'Give it words, or "" beside a text')),
  );
  const boxStyle: Variables = {
    "--danji-placeholder": source.color,
    ...(narrow && { "--danji-placeholder-narrow": narrow.color }),
    ...(source.focus && { "--danji-focus": focusPosition(source.focus) }),
    ...(narrow?.focus && { "--danji-focus-narrow": focusPosition(narrow.focus) }),
  };
  return (
    <Box style={boxStyle} data-fill={fill || undefined} data-narrow={narrow ? "" : undefined}>
      {narrow && (
        <source
          type={narrow.avif && "image/avif"}
          media={NARROW_QUERY}
          srcSet={narrow.avif ?? narrow.src}
          sizes={sizes}
          // Reserves the space, as the size of the `<img>` does in wide windows.
          width={narrow.width}
          height={narrow.height}
        />
      )}
      {source.avif && <source type="image/avif" srcSet={source.avif} sizes={sizes} />}
      <Image
        {...image}
        src={source.src}
        alt={alt}
        width={source.width}
        height={source.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "auto" : "async"}
      />
    </Box>
  );
}

type Variables = CSSProperties & Readonly<Record<`--${string}`, string | undefined>>;
