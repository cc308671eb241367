"use client";
import { useTransform, type MotionValue } from "framer-motion";
import type { PanZoom } from "../pan-zoom/usePanZoom.ts";
import { isZoomed } from "../pan-zoom/view.ts";
import { altOf, ratioOf, type LightboxItem } from "./media.ts";
import { Frame, Sheet, Slide } from "./LightboxScreen.styles.ts";

interface LightboxSlideProps {
  item: LightboxItem;
  index: number;
  isCurrent: boolean;
  /** Minus the index that is in the middle of the stage. */
  track: MotionValue<number>;
  /** How far the items are dragged down, in parts of the stage. */
  drop: MotionValue<number>;
  panZoom: PanZoom;
}

/** Renders one item, fitted into the stage, at its position in the row. */
export function LightboxSlide({ item, index, isCurrent, track, drop, panZoom }: LightboxSlideProps) {
  const { media } = item;
  const ratio = ratioOf(media);
  const left = useTransform(() => `${(index + track.get()) * 100}%`);
  const top = useTransform(() => `${drop.get() * 100}%`);
  const x = useTransform(() => `${panZoom.x.get() * 100}%`);
  const y = useTransform(() => `${panZoom.y.get() * 100}%`);
  const preview = item.preview();
  return (
    <Slide style={{ x: left, y: top }} inert={!isCurrent} data-current={isCurrent || undefined}>
      <Sheet style={isCurrent ? { x, y, scale: panZoom.scale } : { x: "0%", y: "0%", scale: 1 }}>
        <Frame $ratio={ratio} style={preview === undefined ? undefined : { backgroundImage: `url("${preview}")` }}>
          {"source" in media ? (
            <picture>
              <source type="image/avif" srcSet={media.source.avif} sizes={sizes(ratio, isCurrent, panZoom)} />
              <img
                src={media.source.src}
                alt={media.source.alt}
                width={media.source.width}
                height={media.source.height}
                draggable={false}
              />
            </picture>
          ) : (
            <div role="img" aria-label={altOf(media)}>
              {media.drawing}
            </div>
          )}
        </Frame>
      </Sheet>
    </Slide>
  );
}

/** Enlarged, the image needs more pixels than the window is wide. */
function sizes(ratio: number, isCurrent: boolean, { view }: PanZoom): string {
  const factor = isCurrent && isZoomed(view) ? Math.ceil(view.scale) : 1;
  return `min(${100 * factor}vw, ${Math.round(100 * factor * ratio)}vh)`;
}
