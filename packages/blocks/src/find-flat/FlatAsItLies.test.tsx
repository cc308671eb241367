import { windowOf } from "@danji/complex/sun/flats";
import type { FlatPlan } from "@danji/floor-plan/flat-plan";
import { expect, it } from "vitest";
import { model } from "../../../complex/tests/sun/sun-site.ts";
import { render } from "../../../ui/tests/render.tsx";
import { createPlanSheets } from "../parts/floor-plans/plan-sheets.ts";
import { FlatAsItLies } from "./FlatAsItLies.tsx";

const rooms = { description: [], rooms: [], balconies: [] };
const plan: FlatPlan = {
  key: "a",
  label: "84A",
  ratio: 1,
  exclusiveArea: 84,
  balconyArea: 20,
  basic: rooms,
  extended: rooms,
};

/** Renders the flat of a line that faces a bearing, with drawings that say which they are. */
async function lying(change: { bearing: number; mirrored?: boolean; halfWidth?: number }) {
  const window = windowOf(model, { building: "102", line: 1, floor: 1 });
  if (!window) throw new Error("The site has no building 102.");
  const { bearing, mirrored = false, halfWidth = 5 } = change;
  const placed = { ...window, bearing, mirrored, block: { ...window.block, halfWidth, halfDepth: 5 } };
  const sheets = createPlanSheets((key) => Promise.resolve({ extended: `<svg><title>${key}</title></svg>` }));
  const { findByTitle, getByRole } = render(<FlatAsItLies plan={plan} window={placed} sheets={sheets} />);
  const drawing = await findByTitle(mirrored ? "a-sketch-mirrored" : "a-sketch");
  const turned = drawing.closest<HTMLElement>("[style*=rotate]");
  return { group: getByRole("group"), turned: turned?.style, place: turned?.parentElement?.style };
}

it.each([
  [180, "0deg", "남쪽(180°)"],
  [225, "45deg", "남서쪽(225°)"],
  [135, "-45deg", "남동쪽(135°)"],
  [270, "90deg", "서쪽(270°)"],
  [90, "-90deg", "동쪽(90°)"],
])("turns the plan of a flat that faces %d° by %s", async (bearing, rotate, words) => {
  const { group, turned } = await lying({ bearing });
  expect(turned?.rotate).toBe(rotate);
  expect(group.textContent).toContain(`거실은 ${words}`);
  expect(group.textContent).not.toContain("왼쪽과 오른쪽이 바뀐");
});

it("draws the mirror image of a mirrored line, and says so", async () => {
  const { group } = await lying({ bearing: 180, mirrored: true });
  expect(group.textContent).toContain("평면도의 왼쪽과 오른쪽이 바뀐 집입니다.");
});

it("leaves a wide flat that faces west an upright place", async () => {
  const { place } = await lying({ bearing: 270, halfWidth: 10 });
  const [width, height] = (place?.aspectRatio ?? "").split("/").map(Number);
  expect((height ?? 0) / (width ?? 1)).toBeCloseTo(2);
});
