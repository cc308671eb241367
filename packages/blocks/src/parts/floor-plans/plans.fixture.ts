import type { FlatPlan, PlanRoom } from "@danji/floor-plan/flat-plan";

const room = (name: string, area: number, gained = 0): PlanRoom => ({
  key: name,
  name,
  kind: "bedroom",
  size: "3,000 × 4,000",
  area,
  gained,
});

/** Returns a plan with rooms of such areas in ㎡; the first one gains a balcony of 2 ㎡ when it is extended. */
export function flatPlan(label: string, rooms: Readonly<Record<string, number>>): FlatPlan {
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
