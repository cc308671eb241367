import { shadowOf } from "@danji/complex/sun/shade";
import { cornersOf, directionOf, type LineWindow, type SiteModel } from "@danji/complex/sun/site-model";
import { type Sun, sunsOfDay } from "@danji/complex/sun/sun-position";
import { useId, useMemo } from "react";
import { lineOf, onRing, outlinesOf, pathOf, SCALE, viewOf } from "./plan-geometry.ts";
import { SiteSvg } from "./sun-plan.styles.ts";

interface SiteDrawingProps {
  model: SiteModel;
  /** Window of the selected flat. */
  window: LineWindow;
  /** `yyyy-mm-dd` */
  day: string;
  sun: Sun;
  /** Whether the sun reaches the window. */
  isLit: boolean;
}

/** Length of the line from a window to the sun, in metres. */
const RAY = 36;
const SUN_STEP = 10;

/** Draws the site from above: its blocks, their shadows, the ring with the way of the sun, scale and north. */
export function SiteDrawing({ model, window, day, sun, isLit }: SiteDrawingProps) {
  const clipId = useId();
  const view = useMemo(() => viewOf(model), [model]);
  const outlines = useMemo(() => outlinesOf(model), [model]);
  const way = useMemo(
    () =>
      sunsOfDay(model.place, day, SUN_STEP)
        .map(({ azimuth }) => onRing(view, azimuth).join(" "))
        .join("L"),
    [model, view, day],
  );
  const isDay = sun.altitude > 0;
  const shadows = outlines.map(({ corners, height }) => pathOf(shadowOf(corners, height, sun))).join("");
  const [sunX, sunY] = onRing(view, sun.azimuth);
  return (
    <SiteSvg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      aria-hidden
      data-state={isDay ? "day" : "night"}
    >
      <clipPath id={clipId}>
        <path d={pathOf(model.lot)} />
      </clipPath>
      <path data-part="lot" d={pathOf(model.lot)} />
      <path data-part="way" d={`M${way}`} />
      <g clipPath={`url(#${clipId})`}>
        <path data-part="shadow" d={isDay ? shadows : pathOf(model.lot)} />
      </g>
      {outlines.map(({ name, corners }, index) => (
        <path
          // A building may have several blocks.
          key={index}
          data-part="block"
          data-state={name === window.building ? "selected" : undefined}
          d={pathOf(corners)}
        />
      ))}
      <path data-part="flat" d={pathOf(cornersOf(window.block))} />
      {isDay && (
        <>
          <path
            data-part="ray"
            data-state={isLit ? "lit" : "shaded"}
            d={lineOf(window.at, directionOf(sun.azimuth), RAY)}
          />
          <circle data-part="sun" cx={sunX} cy={sunY} r={6} />
        </>
      )}
      <g data-part="marks">
        <path d={`M${view.x + 12} ${view.y + 30}v-18m-5 6l5 -7l5 7`} />
        <path d={`M${view.x + 8} ${view.y + view.height - 6}v-4h${SCALE}v4`} />
      </g>
    </SiteSvg>
  );
}
