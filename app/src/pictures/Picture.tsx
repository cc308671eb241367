import type { PictureSource } from "./picture.ts";
import { media } from "@danji/ui/theme";
import { Image } from "./Picture.styles.ts";

interface PictureProps {
  source: PictureSource;
  /** Width that the picture takes in the layout, as the `sizes` attribute has it. */
  sizes: string;
  /** Picture for narrow screens, where another cut is needed. */
  narrow?: PictureSource | undefined;
  /** Whether it is the first thing to be seen: then it is fetched at once. Default: when it comes near. */
  priority?: boolean;
  /** Replaces the picture's own text; `""` where the text beside it says the same. */
  alt?: string;
}

const MOBILE_QUERY = media.mobile.replace("@media ", "");

/** A picture in the best format the browser knows, at the width that is needed, without moving what stands around it. */
export function Picture({ source, sizes, narrow, priority = false, alt = source.alt }: PictureProps) {
  return (
    <picture>
      {narrow && (
        <>
          <source media={MOBILE_QUERY} type="image/avif" srcSet={narrow.avif} sizes={sizes} />
          <source media={MOBILE_QUERY} type="image/webp" srcSet={narrow.webp} sizes={sizes} />
        </>
      )}
      <source type="image/avif" srcSet={source.avif} sizes={sizes} />
      <source type="image/webp" srcSet={source.webp} sizes={sizes} />
      <Image
        src={source.src}
        alt={alt}
        width={source.width}
        height={source.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "auto" : "async"}
        $colour={source.colour}
      />
    </picture>
  );
}
