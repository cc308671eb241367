import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { graceTriangle, isInside } from "./useHoverIntent.ts";

const PANEL = { left: 100, right: 300, top: 80 };

describe("graceTriangle", () => {
  it("lets the pointer go to any place of the panel's edge, however it left the group", () => {
    const exits = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 80 }) });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(exits, share, share, (exit, along, progress) => {
        const target = PANEL.left + along * (PANEL.right - PANEL.left);
        const onTheWay = {
          x: exit.x + progress * (target - exit.x),
          y: exit.y + progress * (PANEL.top - exit.y),
        };
        expect(isInside(onTheWay, graceTriangle(exit, PANEL))).toBe(true);
      }),
    );
  });

  it("does not hold a pointer that goes sideways or up", () => {
    const triangle = graceTriangle({ x: 240, y: 40 }, PANEL);
    expect(isInside({ x: 290, y: 40 }, triangle)).toBe(false);
    expect(isInside({ x: 240, y: 20 }, triangle)).toBe(false);
  });

  it("does not hold a pointer that goes past the panel", () => {
    expect(isInside({ x: 360, y: 70 }, graceTriangle({ x: 240, y: 40 }, PANEL))).toBe(false);
  });
});
