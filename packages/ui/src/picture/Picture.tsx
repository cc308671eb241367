import type { ComponentProps, CSSProperties } from "react";
import { media } from "../theme/media.ts";
import { Box, Image } from "./Picture.styles.ts";
import { focusPosition, standIn, type PictureSource } from "./source.ts";

const NARROW_QUERY = media.mobile.replace("@media ", "");

/** What the picture decides by itself. */
type Decided = "src" | "srcSet" | "width" | "height" | "loading" | "fetchPriority" | "decoding";

/** Props of `Picture`: those of its `<img>`, and what it shows. */
export interface PictureProps extends Omit<ComponentProps<"img">, Decided> {
  /** The picture. */
  source: PictureSource;
  /** Width that it takes in the layout, as the `sizes` attribute has it: `(max-width: 900px) 100vw, 33vw`. */
  sizes: string;
  /** Another cut of it for windows up to 900px wide. Default: the same. */
  narrow?: PictureSource | undefined;
  /** Replaces the picture's own text; `""` where the text beside it says the same. Default: that of `source`. */
  alt?: string | undefined;
  /** Whether it is the first thing to be seen: then it is fetched at once. Default: when it comes near. */
  priority?: boolean | undefined;
  /** Whether it fills what it stands in and is cut where that has another shape. Default: it keeps its own shape. */
  fill?: boolean | undefined;
}

/**
 * A photograph in the best format that the browser knows, at the width that is needed. It has its place before it is
 * there, so that nothing moves around it; until then its colour, or a tiny version of it, shows.
 *
 * Use it for every opaque picture that a build has cut to size. Do not use it for drawings (an inline `<svg>`) nor for
 * what has to be enlarged (`UnitViewer`). Where it shall fade in, use `FadingPicture`.
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
  const boxStyle: Variables = {
    "--danji-stand-in": standIn(source),
    ...(narrow && { "--danji-stand-in-narrow": standIn(narrow) }),
    ...(source.focus && { "--danji-focus": focusPosition(source.focus) }),
    ...(narrow?.focus && { "--danji-focus-narrow": focusPosition(narrow.focus) }),
  };
  return (
    <Box style={boxStyle} data-fill={fill || undefined} data-narrow={narrow ? "" : undefined}>
      {narrow && (
        <>
          <NarrowSource type="image/avif" srcSet={narrow.avif} sizes={sizes} of={narrow} />
          <NarrowSource type="image/webp" srcSet={narrow.webp} sizes={sizes} of={narrow} />
        </>
      )}
      <source type="image/avif" srcSet={source.avif} sizes={sizes} />
      <Image
        {...image}
        srcSet={source.webp}
        sizes={sizes}
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

/** Custom properties beside the others. */
type Variables = CSSProperties & Readonly<Record<`--${string}`, string>>;

interface NarrowSourceProps extends ComponentProps<"source"> {
  of: PictureSource;
}

/** Its size gives the place, as that of the `<img>` does on wide windows. */
function NarrowSource({ of: { width, height }, ...source }: NarrowSourceProps) {
  return <source {...source} media={NARROW_QUERY} width={width} height={height} />;
}
