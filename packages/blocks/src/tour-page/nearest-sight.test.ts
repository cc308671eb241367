import { expect, it } from "vitest";
import { nearestSight } from "./use-tour.ts";

const sight = (name: string, yaw: number) => ({ name, text: `${name}입니다.`, yaw, pitch: 0 });
const room = { sights: [sight("창", 0), sight("벽", 90), sight("주방", 175)] };

it.each([
  [0, "창"],
  [44, "창"],
  [46, "벽"],
  [140, "주방"],
  [-175, "주방"],
  [-150, "주방"],
  [-55, "창"],
  [-90, undefined],
])("finds what is looked at at %i degrees, the short way round: %s", (yaw, name) => {
  expect(nearestSight(room, { yaw, pitch: 0 })?.name).toBe(name);
});
