import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areasOf, total } from "../src/areas.ts";
import { checkPlan } from "../src/check.ts";
import { describePlan } from "../src/describe.ts";
import { drawPlan } from "../src/draw.ts";
import { polygonArea } from "../src/geometry.ts";
import type { Plan } from "../src/plan.ts";
import { VARIANTS } from "../src/spaces.ts";
import { plans } from "./generated.ts";
import { xmlFault } from "./xml.ts";
import { forAll } from "../../../tests/for-all.ts";

/** Plans for each property: every one is laid out twice, and a busy machine has to get through them in seconds. */
fc.configureGlobal({ numRuns: 40 });

const rules = (plan: Plan) => new Set(checkPlan(plan).map(({ rule }) => rule));

/** A plan, and a number that selects one of its parts. */
const selected = (parts: (plan: Plan) => number) =>
  plans.chain((plan) => fc.tuple(fc.constant(plan), fc.nat(Math.max(0, parts(plan) - 1))));

describe("a plan of rooms that tile", () => {
  it("has nothing wrong with it", () =>
    forAll(plans, (plan) => {
      expect(checkPlan(plan)).toEqual([]);
    }));

  it("has rooms whose areas add up to the exclusive area", () =>
    forAll(plans, fc.constantFrom(...VARIANTS), (plan, variant) => {
      const { rooms, exclusive } = areasOf(plan, variant);
      expect(total(rooms.map(({ area }) => area))).toBe(exclusive);
      expect(Math.abs(exclusive - polygonArea(plan.outline) / 1e6)).toBeLessThanOrEqual(0.005 + 1e-9);
      for (const { area, width, depth } of rooms) expect(Math.abs(area - (width * depth) / 1e6)).toBeLessThan(0.01);
    }));

  it("is drawn as XML in which every room is named and no number is missing", () => {
    fc.assert(
      fc.property(plans, fc.constantFrom("full" as const, "key" as const), (plan, detail) => {
        const svg = drawPlan(plan, { variant: "extended", idPrefix: "p", detail });
        expect(xmlFault(svg)).toBeUndefined();
        expect(svg).not.toMatch(/NaN|Infinity|undefined/u);
        const named = plan.rooms.filter(({ kind }) => detail === "full" || kind === "bedroom");
        for (const { name } of named) expect(svg).toContain(`>${name}</text>`);
      }),
      { numRuns: 25 },
    );
  });

  it("is described with every room that people live in", () =>
    forAll(plans, (plan) => {
      const description = describePlan(plan, "basic").join(" ");
      const livedIn = plan.rooms.filter(({ kind }) => kind === "bedroom");
      expect(livedIn.filter(({ name }) => !description.includes(`${name}: `))).toEqual([]);
    }));
});

describe("a fault put into it is found", () => {
  it("a door that is walled up", () =>
    forAll(
      selected(({ doors }) => doors.length - 1),
      ([plan, index]) => {
        fc.pre(plan.doors.length > 1);
        const walled = { ...plan, doors: plan.doors.filter((_door, place) => place !== index + 1) };
        expect(rules(walled)).toContain("unreachable-room");
      },
    ));

  it("a room that grows into the next one or out of the flat", () =>
    forAll(
      selected(({ rooms }) => rooms.length),
      fc.integer({ min: 10, max: 500 }),
      ([plan, index], by) => {
        const rooms = plan.rooms.map((room, place) =>
          place === index
            ? {
                ...room,
                polygon: room.polygon.map(([x, y], corner): [number, number] => [
                  corner === 1 || corner === 2 ? x + by : x,
                  y,
                ]),
              }
            : room,
        );
        const found = rules({ ...plan, rooms });
        expect(found.has("overlapping-rooms") || found.has("outline")).toBe(true);
      },
    ));

  it("a room that shrinks", () =>
    forAll(
      selected(({ rooms }) => rooms.length),
      ([plan, index]) => {
        const rooms = plan.rooms.map((room, place) =>
          place === index
            ? {
                ...room,
                polygon: room.polygon.map(([x, y], corner): [number, number] => [x, corner < 2 ? y + 10 : y]),
              }
            : room,
        );
        expect([...rules({ ...plan, rooms })]).toEqual(expect.arrayContaining(["outline", "sum-of-rooms"]));
      },
    ));

  it("a wardrobe before a door", () =>
    forAll(
      selected(({ doors }) => doors.length - 1),
      ([plan, index]) => {
        const door = plan.doors[index + 1];
        fc.pre(door !== undefined);
        const across = door.from[0] === door.to[0];
        const at: [number, number] = across ? [door.from[0] + 100, door.from[1]] : [door.from[0], door.from[1] + 100];
        const key = plan.rooms.find(({ polygon }) => {
          const [[x0, y0] = [0, 0], , [x1, y1] = [0, 0]] = polygon;
          return x0 <= at[0] && at[0] < x1 && y0 <= at[1] && at[1] < y1;
        })?.key;
        fc.pre(key !== undefined);
        const wardrobe = {
          kind: "wardrobe" as const,
          room: key,
          at,
          size: [600, 600] as [number, number],
          back: "top" as const,
        };
        expect(rules({ ...plan, fixtures: [wardrobe] })).toContain("opening-blocked");
      },
    ));
});
