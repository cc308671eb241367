import { stretchOf, type Stretch, within } from "../edges.ts";
import { layoutOf, type Layout, spaceOf } from "../layout.ts";
import { VARIANTS } from "../spaces.ts";
import type { PlanRule } from "./rule.ts";

const meet = (a: Stretch, b: Stretch) => a.axis === b.axis && a.at === b.at && a.start < b.end && b.start < a.end;

/** Every door and window lies in one wall, in one variant at least. */
export const inWall: PlanRule = {
  id: "opening-outside-wall",
  check({ plan }, report) {
    const walls = VARIANTS.flatMap((variant) => layoutOf(plan, variant).walls);
    const demand = (path: string, what: string, stretch: Stretch) => {
      if (!walls.some((wall) => within(stretch, wall)))
        report(path, `${what} 벽에 놓여 있지 않습니다. from과 to가 두 공간 사이의 한 벽 위에 있어야 합니다`);
    };
    plan.doors.forEach((door, index) => demand(`doors.${index}`, "문이", stretchOf(door)));
    plan.windows.forEach((window, index) => demand(`windows.${index}`, "창이", stretchOf(window)));
  },
};

/** No two openings are cut into the same place. */
export const openingsApart: PlanRule = {
  id: "openings-overlap",
  check({ doors, windows }, report) {
    const all = [...doors, ...windows];
    all.forEach((opening, index) => {
      const other = all.slice(0, index).find((candidate) => meet(candidate, opening));
      if (other) report(opening.path, `${other.path}의 문이나 창과 겹칩니다`);
    });
  },
};

/** A flat has one door of its own, which leads outside, and windows look outside or onto a balcony. */
export const outwards: PlanRule = {
  id: "opening-leads-nowhere",
  check({ plan, doors, windows }, report) {
    const entrances = plan.doors.filter(({ kind }) => kind === "entrance").length;
    if (entrances !== 1) report("doors", `현관문(entrance)은 하나여야 합니다. 지금은 ${entrances}개입니다`);
    for (const { what, wall, path } of doors) {
      const leadsOut = wall.before.space === undefined || wall.after.space === undefined;
      if (what.kind === "entrance" && !leadsOut) report(path, "현관문은 집 밖으로 나 있어야 합니다");
      if (what.kind !== "entrance" && leadsOut) report(path, "집 밖으로 나 있는 문은 현관문(entrance)뿐입니다");
    }
    for (const { wall, path } of windows) {
      const looksOut = [wall.before, wall.after].some(({ space }) => space === undefined || space.zone === "balcony");
      if (!looksOut) report(path, "창은 밖이나 발코니로 나 있어야 합니다");
      if (wall.kind === "party") report(path, "이웃 세대나 계단실과 맞닿은 벽(party)에는 창을 낼 수 없습니다");
    }
  },
};

/** A leaf on hinges opens into one of the two spaces that its door joins. */
export const leafSide: PlanRule = {
  id: "swing-side",
  check(layout: Layout, report) {
    for (const { what, wall, path } of layout.doors) {
      if (what.kind !== "swing" || what.into === undefined) continue;
      const target = spaceOf(layout, what.into);
      if (!target || (wall.before.space !== target && wall.after.space !== target))
        report(`${path}.into`, `이 문이 잇는 공간이 아닙니다: ${what.into}`);
    }
  },
};
