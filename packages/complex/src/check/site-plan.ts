import type { Complex } from "../complex.ts";
import type { Issue } from "../issue.ts";
import { type Block, cornersOf, createSiteModel, type Frontages, type Point } from "../sun/site-model.ts";
import { type Rule, rule, runRules } from "./rule.ts";

const FILE = "sunlight.json";
/** Buildings may not be nearer to each other than this, in metres. */
const NEAREST = 1;

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];

/** Whether two blocks overlap or all but touch: no axis of either parts them. */
function overlap(one: Block, other: Block): boolean {
  const parts = (axis: Point) => {
    const [a, b] = [one, other].map((block) => cornersOf(block).map((corner) => dot(corner, axis)));
    if (!a || !b) return false;
    return Math.max(...a) + NEAREST < Math.min(...b) || Math.max(...b) + NEAREST < Math.min(...a);
  };
  return ![one, other].flatMap(({ along }): Point[] => [along, [along[1], -along[0]]]).some(parts);
}

const isWithin = (polygon: readonly Point[], [x, y]: Point) =>
  polygon.reduce((inside, [ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);

const siteRules = (frontages: Frontages): readonly Rule[] => [
  /** Every building of the supply has its place, with as many lines, and there is no other. */
  rule("sunlight-buildings", ({ sunlight, supply }, report) => {
    if (!sunlight) return;
    supply.buildings.forEach(({ number, lines }) => {
      const index = sunlight.buildings.findIndex((building) => building.number === number);
      const placed = sunlight.buildings[index];
      if (!placed) report(FILE, "buildings", `${number}동의 자리가 없습니다. supply.json의 모든 동을 적으세요`);
      else if (placed.lines.length !== lines.length)
        report(
          FILE,
          `buildings.${index}.lines`,
          `${number}동은 supply.json에서 ${lines.length}줄인데 여기는 ${placed.lines.length}줄입니다. 한쪽을 고치세요`,
        );
    });
    sunlight.buildings.forEach(({ number, lines }, index) => {
      if (!supply.buildings.some((building) => building.number === number))
        report(FILE, `buildings.${index}.number`, `supply.json에 없는 동입니다: ${number}동`);
      lines.forEach(({ turn }, line) => {
        if (turn !== 0 && line > 0 && line < lines.length - 1)
          report(FILE, `buildings.${index}.lines.${line}.turn`, `${number}동: 동의 끝에 있는 줄만 돌릴 수 있습니다`);
      });
    });
  }),
  rule("sunlight-site", ({ sunlight, supply }, report) => {
    if (!sunlight) return;
    const { blocks, lot } = createSiteModel(sunlight, supply, frontages);
    blocks.forEach((block, index) => {
      if (!cornersOf(block).every((corner) => isWithin(lot, corner)))
        report(FILE, "lot", `대지 밖에 있습니다. 자리나 대지의 모서리를 고치세요: ${block.name}`);
      blocks.slice(index + 1).forEach((other) => {
        if (other.name !== block.name && overlap(block, other))
          report(FILE, "buildings", `서로 겹치거나 붙어 있습니다. 자리를 고치세요: ${block.name}, ${other.name}`);
      });
    });
  }),
  /** Every type has a plan with a living room in its front, by which its window is placed. */
  rule("sunlight-plans", ({ sunlight, supply }, report) => {
    if (!sunlight) return;
    supply.types.forEach(({ key, label }, index) => {
      if (!frontages[key])
        report("supply.json", `types.${index}.plan`, `${label}: 거실 창이 정면에 있는 평면이 있어야 햇빛을 계산합니다`);
    });
  }),
];

/** Finds what cannot be true of the site of a complex: places, numbers and heights of its buildings. */
export const checkSitePlan = (complex: Complex, frontages: Frontages): Issue[] =>
  runRules(siteRules(frontages), complex);
