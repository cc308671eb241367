import { walk } from "../graph.ts";
import { HABITABLE } from "../kinds.ts";
import { withParticle } from "../korean.ts";
import type { Layout } from "../layout.ts";
import { outerWindows } from "../outlook.ts";
import type { Space } from "../spaces.ts";
import type { PlanRule } from "./rule.ts";

/** Returns the place in the plan's file of a room or balcony. */
export function pathOf({ plan }: Layout, { key }: Space): string {
  const room = plan.rooms.findIndex((candidate) => candidate.key === key);
  return room >= 0 ? `rooms.${room}` : `balconies.${plan.balconies.findIndex((candidate) => candidate.key === key)}`;
}

/** Onto open balconies one steps through the tall windows of a room. */
function stepsOut({ windows }: Layout, balcony: Space, reached: ReadonlySet<Space>): boolean {
  return windows.some(({ wall: { before, after } }) => {
    const beyond = before.space === balcony ? after.space : after.space === balcony ? before.space : undefined;
    return beyond !== undefined && reached.has(beyond);
  });
}

/** From the entrance one comes to every room and balcony. */
export const reachable: PlanRule = {
  id: "unreachable-room",
  check(layout, report) {
    const reached = new Set(walk(layout).keys());
    for (const space of layout.spaces) {
      if (space.zone === "shaft" || reached.has(space)) continue;
      if (space.kind === "balcony" && stepsOut(layout, space, reached)) continue;
      report(pathOf(layout, space), `현관에서 ${withParticle(space.name, "으로")} 들어갈 수 없습니다. 문을 내세요`);
    }
  },
};

/** Rooms that people live and sleep in look outside, also past a balcony that does. */
export const daylight: PlanRule = {
  id: "room-without-window",
  check(layout, report) {
    for (const space of layout.spaces)
      if (HABITABLE.has(space.kind) && outerWindows(layout, space).length === 0)
        report(pathOf(layout, space), `${space.name}에 밖을 보는 창이 없습니다`);
  },
};
