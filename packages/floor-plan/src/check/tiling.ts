import { contains, polygonArea, type Rect } from "../geometry.ts";
import { squareMetres } from "../numbers.ts";
import { fieldOf } from "../field.ts";
import type { Plan, Point } from "../plan.ts";
import { spacesOf } from "../spaces.ts";
import type { PlanRule } from "./rule.ts";

/** mm² in a ㎡. */
const SQUARE_METRE = 1_000_000;
/** Published areas have two decimals. */
const CENT = SQUARE_METRE / 100;

interface Part {
  readonly name: string;
  readonly path: string;
  readonly polygon: readonly Point[];
  readonly isRoom: boolean;
}

const partsOf = (plan: Plan): Part[] => [
  ...plan.rooms.map(({ name, polygon }, index) => ({ name, polygon, path: `rooms.${index}.polygon`, isRoom: true })),
  ...plan.balconies.map(({ name, polygon }, index) => ({
    name,
    polygon,
    path: `balconies.${index}.polygon`,
    isRoom: false,
  })),
  ...plan.shafts.map(({ polygon }, index) => ({
    name: "샤프트",
    polygon,
    path: `shafts.${index}.polygon`,
    isRoom: false,
  })),
];

/** The cells of the plan's own lines, outline included, with their middles. */
function cellsOf(plan: Plan): { readonly rect: Rect; readonly middle: Point }[] {
  const outline = {
    key: "",
    name: "",
    kind: "shaft",
    zone: "shaft",
    parts: [],
    polygons: [plan.outline],
    gained: [],
  } as const;
  const { xs, ys } = fieldOf(plan, [...spacesOf(plan, "basic"), outline]);
  return xs.slice(0, -1).flatMap((x0, column) =>
    ys.slice(0, -1).map((y0, row) => {
      const [x1, y1] = [xs[column + 1] ?? x0, ys[row + 1] ?? y0];
      return { rect: { x0, y0, x1, y1 }, middle: [(x0 + x1) / 2, (y0 + y1) / 2] satisfies Point };
    }),
  );
}

/** Rooms, balconies and shafts lie side by side. */
export const overlap: PlanRule = {
  id: "overlapping-rooms",
  check({ plan }, report) {
    const parts = partsOf(plan);
    const reported = new Set<string>();
    for (const { middle } of cellsOf(plan)) {
      const [first, second] = parts.filter(({ polygon }) => contains(polygon, middle));
      const pair = `${first?.path} ${second?.path}`;
      if (!first || !second || reported.has(pair)) continue;
      reported.add(pair);
      report(second.path, `${second.name}의 자리가 ${first.name}의 자리와 겹칩니다`);
    }
  },
};

/** Rooms fill the outline, all of it and nothing but it. */
export const outline: PlanRule = {
  id: "outline",
  check({ plan }, report) {
    const parts = partsOf(plan);
    const reported = new Set<string>();
    for (const { middle } of cellsOf(plan)) {
      const room = parts.find(({ polygon, isRoom }) => isRoom && contains(polygon, middle));
      const other = parts.find(({ polygon, isRoom }) => !isRoom && contains(polygon, middle));
      const inside = contains(plan.outline, middle);
      const reportOnce = (path: string, message: string) => {
        if (!reported.has(path)) report(path, message);
        reported.add(path);
      };
      if (room && !inside) reportOnce(room.path, `${room.name}의 일부가 outline 밖에 있습니다`);
      if (other && inside) reportOnce(other.path, `${other.name}의 일부가 outline 안에 있습니다`);
      if (!room && !other && inside)
        reportOnce("outline", `어느 방도 채우지 않은 곳이 있습니다: x ${middle[0]}, y ${middle[1]} 둘레`);
    }
  },
};

/** The rooms add up to the area within the outline, to 0.01 ㎡. */
export const sumOfRooms: PlanRule = {
  id: "sum-of-rooms",
  check({ plan }, report) {
    const whole = polygonArea(plan.outline);
    const sum = plan.rooms.reduce((area, { polygon }) => area + polygonArea(polygon), 0);
    if (Math.abs(sum - whole) >= CENT)
      report(
        "outline",
        `방의 면적을 더하면 ${squareMetres(sum / SQUARE_METRE)}인데 outline 안은 ${squareMetres(whole / SQUARE_METRE)}입니다`,
      );
  },
};

/** The exclusive area is of the plan's class: 84 is 84.00 to 84.99 ㎡. */
export const areaClass: PlanRule = {
  id: "area-class",
  check({ plan }, report) {
    const area = Math.round(polygonArea(plan.outline) / CENT) / 100;
    if (area < plan.class || area >= plan.class + 1)
      report(
        "class",
        `${plan.class}㎡ 타입의 전용면적은 ${plan.class}.00–${plan.class}.99㎡입니다. 이 평면은 ${squareMetres(area)}입니다`,
      );
  },
};
