import type { UnitType } from "@danji/complex/schema/supply";
import { describe, expect, it } from "vitest";
import { differences, gainsByName } from "./differences.ts";
import type { FlatPlan, PlanRoom } from "@danji/floor-plan/flat-plan";
import { withParticle } from "./particle.ts";

const room = (name: string, area: number, gained = 0): PlanRoom => ({
  key: name,
  name,
  kind: "bedroom",
  size: "3,000 × 4,000",
  area,
  gained,
});

/** Returns a plan with rooms of such areas in ㎡; the first one gains a balcony of 2 ㎡ when it is extended. */
function flatPlan(label: string, rooms: Readonly<Record<string, number>>): FlatPlan {
  const entries = Object.entries(rooms);
  return {
    key: label.toLowerCase(),
    label,
    ratio: 1.25,
    exclusiveArea: Number(entries.reduce((sum, [, area]) => sum + area, 0).toFixed(2)),
    balconyArea: 2,
    basic: {
      rooms: entries.map(([name, area]) => room(name, area)),
      balconies: [room("발코니", 2)],
      description: [`${label} 기본형을 말로 옮긴 글입니다.`],
    },
    extended: {
      rooms: entries.map(([name, area], index) => room(name, area, index === 0 ? 2 : 0)),
      balconies: [],
      description: [`${label} 확장형을 말로 옮긴 글입니다.`],
    },
  };
}

const type = (label: string, more: Partial<UnitType> = {}): UnitType => ({
  key: label.toLowerCase(),
  label,
  page: "/FloorPlan/59A",
  exclusiveArea: 84.97,
  households: 100,
  shape: "4베이 판상형",
  rooms: "방 3개",
  ...more,
});

const planned = (label: string, rooms: Readonly<Record<string, number>>, more: Partial<UnitType> = {}) => ({
  type: type(label, more),
  plan: flatPlan(label, rooms),
});

it("sums what rooms of one name gain from a balcony", () => {
  const plan = flatPlan("84A", { 거실: 13.2, 안방: 10.8 });
  expect([...gainsByName(plan)]).toEqual([
    ["거실", 2],
    ["안방", 0],
  ]);
});

describe("differences", () => {
  it("lists wider and narrower rooms, the largest difference first", () => {
    const a = planned("84A", { 거실: 20, 안방: 15, "침실 2": 10 });
    const d = planned("84D", { 거실: 21.2, 안방: 12, "침실 2": 10.05 });
    expect(differences(a, d)).toEqual([
      "84D는 84A보다 안방이 3.00㎡ 좁습니다.",
      "84D는 84A보다 거실이 1.20㎡ 넓습니다.",
      "84D는 84A보다 전용면적이 1.75㎡ 좁습니다.",
    ]);
  });

  it("begins with shapes and with rooms that one of them has, in three sentences at most", () => {
    const a = planned("84A", { 거실: 20 });
    const b = planned("84B", { 거실: 20, 알파룸: 5 }, { shape: "3베이와 알파룸", households: 60 });
    expect(differences(a, b)).toEqual([
      "84A는 4베이 판상형, 84B는 3베이와 알파룸입니다.",
      "84B에는 알파룸이 있고, 84A에는 없습니다.",
      "84B는 84A보다 전용면적이 5.00㎡ 넓습니다.",
    ]);
  });

  it("is empty for a type beside itself", () => {
    const a = planned("84A", { 거실: 20 });
    expect(differences(a, a)).toEqual([]);
  });
});

it.each([
  ["거실", "subject", "거실이"],
  ["팬트리", "subject", "팬트리가"],
  ["침실 2", "subject", "침실 2가"],
  ["침실 3", "subject", "침실 3이"],
  ["84A", "topic", "84A는"],
  ["84M", "topic", "84M은"],
  ["안방", "and", "안방과"],
  ["주방/식당", "and", "주방/식당과"],
  ["거실", "topic", "거실은"],
] as const)("puts behind %s as %s what is said: %s", (word, particle, said) => {
  expect(withParticle(word, particle)).toBe(said);
});
