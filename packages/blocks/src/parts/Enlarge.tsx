import { Lightbox } from "@danji/ui/lightbox";
import type { PictureSource } from "@danji/ui/picture";
import { useId, useMemo, type ComponentProps } from "react";

interface EnlargeProps extends Pick<ComponentProps<typeof Lightbox.Trigger>, "caption" | "placement"> {
  picture: PictureSource;
}

/** Renders the button over a picture that opens it full screen. */
export function Enlarge({ picture, ...trigger }: EnlargeProps) {
  const media = useMemo(() => ({ source: picture }), [picture]);
  // The same picture may be on a page twice.
  return <Lightbox.Trigger {...trigger} value={useId()} media={media} />;
}
