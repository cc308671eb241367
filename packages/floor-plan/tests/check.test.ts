import { expect, it } from "vitest";
import { checkPlan, PLAN_RULES } from "../src/check.ts";
import { samplePlan, square } from "./sample.ts";

type Change = Parameters<typeof samplePlan>[0];

/** A piece of the sample, which the test knows to be there. */
function part<Piece>(list: Piece[], index: number): Piece {
  const piece = list[index];
  if (piece === undefined) throw new Error(`The sample has no ${index}`);
  return piece;
}

/** A fault for every check: the change that causes it, its path and its message. */
const FAULTS: readonly (readonly [rule: string, path: string, words: RegExp, change: Change])[] = [
  ["unknown-key", "fixtures.0.room", /없는 방/u, (plan) => (part(plan.fixtures, 0).room = "attic")],
  ["unknown-key", "balconies.0.joins", /없는 방/u, (plan) => (part(plan.balconies, 0).joins = "attic")],
  ["unknown-key", "rooms.1.key", /두 번/u, (plan) => (part(plan.rooms, 1).key = "entrance")],
  [
    "overlapping-rooms",
    "rooms.1.polygon",
    /욕실의 자리가 현관의/u,
    (plan) => (part(plan.rooms, 1).polygon = square(0, 0, 2100, 2000)),
  ],
  ["outline", "outline", /채우지 않은 곳/u, (plan) => (part(plan.rooms, 1).polygon = square(0, 0, 2000, 1900))],
  ["outline", "rooms.1.polygon", /밖에/u, (plan) => (part(plan.rooms, 1).polygon = square(-100, 0, 2000, 2000))],
  [
    "outline",
    "balconies.0.polygon",
    /안에/u,
    (plan) => (part(plan.balconies, 0).polygon = square(0, 6000, 4000, 7600)),
  ],
  [
    "sum-of-rooms",
    "outline",
    /더하면 24\.20㎡인데 outline 안은 24\.40㎡/u,
    (plan) => (part(plan.rooms, 1).polygon = square(0, 0, 2000, 1900)),
  ],
  ["area-class", "class", /84\.00–84\.99㎡/u, (plan) => (plan.class = 84)],
  [
    "room-too-small",
    "rooms.1.polygon",
    /좁습니다/u,
    (plan) => {
      part(plan.rooms, 0).polygon = square(1400, 0, 4000, 2000);
      part(plan.rooms, 1).polygon = square(0, 0, 1400, 2000);
    },
  ],
  ["opening-outside-wall", "windows.1", /창이 벽에/u, (plan) => (part(plan.windows, 1).to = [4500, 7600])],
  ["opening-outside-wall", "doors.1", /문이 벽에/u, (plan) => (part(plan.doors, 1).from = [1500, 2000])],
  [
    "openings-overlap",
    "doors.3",
    /doors\.1/u,
    (plan) => plan.doors.push({ kind: "sliding", from: [3000, 2000], to: [3900, 2000] }),
  ],
  ["opening-leads-nowhere", "doors", /0개/u, (plan) => plan.doors.splice(0, 1)],
  [
    "opening-leads-nowhere",
    "doors.3",
    /현관문\(entrance\)뿐/u,
    (plan) => plan.doors.push({ kind: "sliding", from: [0, 3000], to: [0, 4000] }),
  ],
  [
    "opening-leads-nowhere",
    "windows.2",
    /계단실/u,
    (plan) => plan.windows.push({ from: [500, 0], to: [1500, 0], panes: 2 }),
  ],
  [
    "opening-leads-nowhere",
    "windows.2",
    /밖이나 발코니/u,
    (plan) => plan.windows.push({ from: [300, 2000], to: [1500, 2000], panes: 2 }),
  ],
  ["swing-side", "doors.2.into", /living/u, (plan) => (part(plan.doors, 2).into = "living")],
  ["unreachable-room", "rooms.1", /욕실로 들어갈 수 없습니다/u, (plan) => plan.doors.splice(2, 1)],
  [
    "unreachable-room",
    "balconies.0",
    /발코니로 들어갈 수/u,
    (plan) => {
      delete (part(plan.balconies, 0) as { joins?: string }).joins;
      plan.windows.splice(0, 1);
    },
  ],
  ["room-without-window", "rooms.2", /창이 없습니다/u, (plan) => plan.windows.splice(1, 1)],
  ["swing-blocked", "doors.2", /fixtures\.0/u, (plan) => (part(plan.fixtures, 0).at = [1300, 1100])],
  [
    "swing-blocked",
    "doors.2",
    /벽에/u,
    (plan) => {
      part(plan.doors, 2).from = [2000, 400];
      part(plan.doors, 2).to = [2000, 1990];
      plan.fixtures.splice(0, 1);
      part(plan.doors, 2).hinge = "from";
    },
  ],
  [
    "swings-cross",
    "doors.3",
    /doors\.2/u,
    (plan) => plan.doors.push({ kind: "swing", from: [1000, 2000], to: [1800, 2000], hinge: "to", into: "bath" }),
  ],
  ["item-outside-room", "furniture.0", /거실 밖/u, (plan) => (part(plan.furniture, 0).at = [10, 4800])],
  ["item-outside-room", "fixtures.0", /벽 안/u, (plan) => (part(plan.fixtures, 0).at = [1570, 10])],
  [
    "items-overlap",
    "furniture.2",
    /furniture\.0/u,
    (plan) => plan.furniture.push({ kind: "desk", room: "living", at: [500, 3500], size: [1200, 600], back: "top" }),
  ],
  ["opening-blocked", "furniture.0", /doors\.1/u, (plan) => (part(plan.furniture, 0).at = [2000, 2100])],
  [
    "opening-blocked",
    "fixtures.1",
    /windows\.0/u,
    (plan) =>
      plan.fixtures.push({ kind: "wardrobe", room: "living", at: [2000, 5490], size: [1500, 600], back: "top" }),
  ],
];

it("finds nothing in a plan that is right", () => {
  expect(checkPlan(samplePlan())).toEqual([]);
});

it.each(FAULTS)("reports %s at %s: %s", (rule, path, words, change) => {
  const reported = checkPlan(samplePlan(change)).filter((issue) => issue.rule === rule && issue.path === path);
  expect(reported.map(({ message }) => message)).toEqual([expect.stringMatching(words)]);
});

it("has a fault for every rule", () => {
  expect(new Set(FAULTS.map(([rule]) => rule))).toEqual(new Set(PLAN_RULES.map(({ id }) => id)));
});

it("reports a fault of both variants once", () => {
  const issues = checkPlan(samplePlan((plan) => (part(plan.fixtures, 0).room = "attic")));
  expect(issues).toHaveLength(1);
});
