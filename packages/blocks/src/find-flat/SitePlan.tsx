import { shadowOf } from "@danji/complex/sun/shade";
import { cornersOf, directionOf, type LineWindow, type SiteModel, type Point } from "@danji/complex/sun/site-model";
import { type Sun, sunsOfDay } from "@danji/complex/sun/sun-position";
import { useId, useMemo } from "react";
import { SiteSvg, PlanWord, BuildingButton, Buildings, PlanStage } from "./sun-plan.styles.ts";
import { buildingWords } from "@danji/complex/figures";

interface SitePlanProps {
  model: SiteModel;
  window: LineWindow;
  day: string;
  sun: Sun;
  isLit: boolean;
  building: string;
  onBuildingChange: (building: string) => void;
}

/** Renders the site from above as a drawing, with names and with buildings to choose from. */
export function SitePlan({ building, onBuildingChange, ...drawing }: SitePlanProps) {
  const name = useId();
  const { blocks, windows } = drawing.model;
  const view = viewOf(drawing.model);
  const numbers = new Set(windows.map((window) => window.building));
  return (
    <PlanStage>
      <SiteDrawing {...drawing} />
      <div aria-hidden>
        <PlanWord data-part="north">북</PlanWord>
        <PlanWord data-part="scale" style={{ insetInlineStart: `${((SCALE + 12) / view.width) * 100}%` }}>
          {`${SCALE}m`}
        </PlanWord>
        {blocks
          .filter((block) => !numbers.has(block.name))
          .map((block) => (
            <PlanWord key={block.name} data-part="name" style={shareOf(view, block.centre)}>
              {block.name}
            </PlanWord>
          ))}
      </div>
      <Buildings role="radiogroup" aria-label="배치도에서 동 고르기">
        {[...numbers].map((number) => {
          // The row of a building is the first of its blocks.
          const block = blocks.find((each) => each.name === number);
          return (
            block && (
              <BuildingButton key={number} style={shareOf(view, block.centre)}>
                <input
                  type="radio"
                  name={name}
                  checked={number === building}
                  onChange={() => onBuildingChange(number)}
                  aria-label={buildingWords(number)}
                />
                <span>{number}</span>
              </BuildingButton>
            )
          );
        })}
      </Buildings>
    </PlanStage>
  );
}

/** Length of the line from a window to the sun, in metres. */
const RAY = 36;
const SUN_STEP = 10;

/** Draws the site from above: its blocks, their shadows, the ring with the way of the sun, scale and north. */
function SiteDrawing({ model, window, day, sun, isLit }: Omit<SitePlanProps, "building" | "onBuildingChange">) {
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

/** Part of the plane that a drawing of a site shows, in metres; y runs down. */
interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Room around the site for the ring of the sun, in metres. */
const MARGIN = 20;
/** Length of the scale, in metres. */
const SCALE = 50;

/** Returns the view of a site. */
function viewOf({ lot }: SiteModel): View {
  const xs = lot.map(([x]) => x);
  const ys = lot.map(([, y]) => -y);
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

const rounded = (length: number) => Math.round(length * 10) / 10;

/** Returns a polygon as the path of a drawing. */
const pathOf = (points: readonly Point[]): string =>
  points.length === 0 ? "" : `M${points.map(([x, y]) => `${rounded(x)} ${rounded(-y)}`).join("L")}Z`;

/** Returns a line from a point of the site as the path of a drawing. */
const lineOf = ([x, y]: Point, [east, north]: Point, length: number): string =>
  `M${rounded(x)} ${rounded(-y)}l${rounded(east * length)} ${rounded(-north * length)}`;

/** Returns where a point of the site is in a view, as shares of its width and height. */
const shareOf = ({ x, y, width, height }: View, [east, north]: Point) => ({
  insetInlineStart: `${rounded(((east - x) / width) * 100)}%`,
  insetBlockStart: `${rounded(((-north - y) / height) * 100)}%`,
});

/** Returns where the sun stands on the ring around a view. */
function onRing({ x, y, width, height }: View, azimuth: number): readonly [x: number, y: number] {
  const radians = (azimuth * Math.PI) / 180;
  const inset = MARGIN / 2;
  return [
    rounded(x + width / 2 + Math.sin(radians) * (width / 2 - inset)),
    rounded(y + height / 2 - Math.cos(radians) * (height / 2 - inset)),
  ];
}

/** Returns the outlines of the blocks with their heights. */
const outlinesOf = ({ blocks }: SiteModel) =>
  blocks.map((block) => ({ name: block.name, height: block.height, corners: cornersOf(block) }));
