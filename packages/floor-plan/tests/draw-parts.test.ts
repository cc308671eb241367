import { describe, expect, it } from "vitest";
import type { PlanColour } from "../src/draw/svg.ts";
import { drawPlan } from "../src/draw.ts";
import { samplePlan } from "./sample.ts";

/** A place on the drawing, in its units of a centimetre. */
type Place = readonly [x: number, y: number];
type Box = readonly [x0: number, y0: number, x1: number, y1: number];

const draw = (...[change]: Parameters<typeof samplePlan>) =>
  drawPlan(samplePlan(change), { variant: "basic", idPrefix: "flat" });

/** The rectangles that are filled with a colour. */
const filled = (svg: string, colour: PlanColour): Box[] =>
  [...svg.matchAll(new RegExp(`<path fill="var\\(--plan-${colour},#\\w{6}\\)" d="([^"]*)"`, "gu"))].flatMap(
    ([, d = ""]) =>
      [...d.matchAll(/M([-\d.]+) ([-\d.]+)H([-\d.]+)V([-\d.]+)H\1z/gu)].map(([, x0, y0, x1, y1]): Box => [
        Number(x0),
        Number(y0),
        Number(x1),
        Number(y1),
      ]),
  );

const isIn =
  ([x, y]: Place) =>
  ([x0, y0, x1, y1]: Box) =>
    Math.min(x0, x1) <= x && x <= Math.max(x0, x1) && Math.min(y0, y1) <= y && y <= Math.max(y0, y1);

describe("the walls of a drawing", () => {
  const svg = draw();

  it("are filled: concrete around the flat, lighter walls within it", () => {
    const concrete = filled(svg, "wall");
    expect(concrete.some(isIn([100, -5]))).toBe(true);
    expect(concrete.some(isIn([405, 400]))).toBe(true);
    expect(concrete.some(isIn([100, 200]))).toBe(false);
    expect(filled(svg, "partition").some(isIn([100, 200]))).toBe(true);
  });

  it.each<[string, Place]>([
    ["the entrance", [300, -5]],
    ["the sliding door of the living room", [300, 200]],
    ["the door of the bathroom", [200, 130]],
    ["a window of the facade", [200, 612]],
  ])("leave %s open", (_opening, place) => {
    expect([...filled(svg, "wall"), ...filled(svg, "partition")].filter(isIn(place))).toEqual([]);
  });

  it("carry the insulation of a facade on their inner face, within the concrete", () => {
    const insulation = filled(svg, "insulation");
    expect(insulation.length).toBeGreaterThan(0);
    const concrete = filled(svg, "wall");
    for (const [x0, y0, x1, y1] of insulation) expect(concrete.some(isIn([(x0 + x1) / 2, (y0 + y1) / 2]))).toBe(true);
  });
});

interface Sweep {
  readonly closed: Place;
  readonly radius: number;
  readonly open: Place;
}

const sweeps = (svg: string): Sweep[] =>
  [...svg.matchAll(/M([-\d.]+) ([-\d.]+)A([\d.]+) \3 0 0 [01] ([-\d.]+) ([-\d.]+)/gu)].map(([, cx, cy, r, ox, oy]) => ({
    closed: [Number(cx), Number(cy)],
    radius: Number(r),
    open: [Number(ox), Number(oy)],
  }));

const leaves = (svg: string): { hinge: Place; open: Place }[] =>
  [...svg.matchAll(/M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)(?=["M])/gu)].map(([, hx, hy, ox, oy]) => ({
    hinge: [Number(hx), Number(hy)],
    open: [Number(ox), Number(oy)],
  }));

const distance = ([x, y]: Place, [u, v]: Place) => Math.hypot(x - u, y - v);

describe("the doors of a drawing", () => {
  it("sweep a quarter circle as wide as their leaf, from where it shuts to where it stands open", () => {
    const svg = draw();
    const swept = sweeps(svg);
    // The entrance of 1.00 m and the bathroom's of 0.80 m; the third door slides.
    expect(swept.map(({ radius }) => radius).toSorted((a, b) => a - b)).toEqual([80, 100]);
    for (const { closed, open, radius } of swept) {
      const leaf = leaves(svg).find((each) => distance(each.open, open) === 0);
      if (!leaf) throw new Error(`no leaf ends at ${open.join(", ")}`);
      expect(distance(leaf.hinge, open)).toBeCloseTo(radius, 6);
      expect(distance(leaf.hinge, closed)).toBeCloseTo(radius, 6);
      expect(distance(closed, open)).toBeCloseTo(radius * Math.SQRT2, 6);
    }
  });

  it.each([
    ["bath", -1],
    ["entrance", 1],
  ] as const)("open into the room that the plan names: %s", (into, side) => {
    const bathroom = sweeps(draw((json) => Object.assign(json.doors[2] ?? {}, { into }))).find(
      ({ radius }) => radius === 80,
    );
    // The wall between the two stands at x = 200.
    expect(Math.sign((bathroom?.open[0] ?? 200) - 200)).toBe(side);
  });

  it("hang on the side that the plan names", () => {
    const hung = (hinge: "from" | "to") =>
      sweeps(draw((json) => Object.assign(json.doors[2] ?? {}, { hinge }))).find(({ radius }) => radius === 80)
        ?.open[1];
    expect([hung("from"), hung("to")]).toEqual([90, 170]);
  });
});

describe("the north arrow of a drawing", () => {
  /** Where the needle points, as a step from the middle of the compass; `y` grows downwards. */
  function needle(svg: string): Place {
    const [, degrees, tip] = /rotate\((-?[\d.]+)\)"><circle[^>]*\/><path[^>]* d="M0 (-\d+)L/u.exec(svg) ?? [];
    const turn = (Number(degrees) * Math.PI) / 180;
    return [-Number(tip) * Math.sin(turn), Number(tip) * Math.cos(turn)];
  }

  it.each([
    ["north", 0, [0, -1]],
    ["east", 90, [-1, 0]],
    ["south", 180, [0, 1]],
    ["north-west", 315, [Math.SQRT1_2, -Math.SQRT1_2]],
  ] as const)("points to the north where %s is up", (_direction, bearing, [x, y]) => {
    const [across, down] = needle(draw((json) => (json.bearing = bearing)));
    const length = Math.hypot(across, down);
    expect(length).toBeGreaterThan(10);
    expect(across / length).toBeCloseTo(x, 6);
    expect(down / length).toBeCloseTo(y, 6);
  });

  it("is named", () => {
    expect(draw()).toMatch(/>N<\/text>/u);
  });
});
