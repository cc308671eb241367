import { parsePlan, type Plan } from "../src/plan.ts";

/** Returns the corners of a rectangle. */
export const square = (x0: number, y0: number, x1: number, y1: number) => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** A flat of one bay with an entrance, a bathroom and a balcony, in which nothing is wrong. */
const SMALL = {
  label: "24A",
  class: 24,
  bearing: 0,
  outline: square(0, 0, 4000, 6100),
  rooms: [
    {
      key: "entrance",
      name: "현관",
      kind: "entrance",
      polygon: square(2000, 0, 4000, 2000),
    },
    {
      key: "bath",
      name: "욕실",
      kind: "bathroom",
      polygon: square(0, 0, 2000, 2000),
    },
    {
      key: "living",
      name: "거실",
      kind: "living",
      polygon: square(0, 2000, 4000, 6100),
    },
  ],
  balconies: [
    {
      key: "balcony",
      name: "발코니",
      kind: "balcony",
      joins: "living",
      polygon: square(0, 6100, 4000, 7600),
    },
  ],
  shafts: [],
  walls: [{ from: [0, 0], to: [4000, 0], kind: "party" }],
  doors: [
    { kind: "entrance", from: [2500, 0], to: [3500, 0], hinge: "to" },
    { kind: "sliding", from: [2500, 2000], to: [3600, 2000] },
    { kind: "swing", from: [2000, 900], to: [2000, 1700], hinge: "to", into: "bath" },
  ],
  windows: [
    { from: [500, 6100], to: [3500, 6100], panes: 4 },
    { from: [500, 7600], to: [3500, 7600], panes: 4 },
  ],
  fixtures: [{ kind: "toilet", room: "bath", at: [200, 10], size: [420, 660], back: "top" }],
  furniture: [
    { kind: "sofa", room: "living", at: [10, 3000], size: [900, 2000], back: "left" },
    { kind: "chair", room: "living", at: [2000, 6600], size: [500, 500], back: "top", in: "extended" },
  ],
};

/** A small flat in which nothing is wrong, changed by `change` as JSON before it is read. */
export function samplePlan(change: (json: typeof SMALL) => void = () => undefined): Plan {
  const json = structuredClone(SMALL);
  change(json);
  const result = parsePlan(json);
  if (!result.ok) throw new Error(result.issues.map(({ path, message }) => `${path}: ${message}`).join("\n"));
  return result.plan;
}

/** The same plan as a file has it. */
export const sampleJson = () => structuredClone(SMALL);
