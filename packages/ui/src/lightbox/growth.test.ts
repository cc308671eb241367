import { describe, expect, it } from "vitest";
import { clipAt, fittedRect, startAt, transformAt } from "./growth.ts";

const WINDOW = { left: 0, top: 0, width: 1000, height: 500 };
const CENTRE = { x: 0.5, y: 0.5 };

describe("fittedRect", () => {
  it("fits wide and tall images into the middle", () => {
    expect(fittedRect(WINDOW, 4)).toEqual({ left: 0, top: 125, width: 1000, height: 250 });
    expect(fittedRect(WINDOW, 0.5)).toEqual({ left: 375, top: 0, width: 250, height: 500 });
  });
});

describe("startAt", () => {
  const fitted = { left: 250, top: 0, width: 500, height: 500 };

  it("moves and scales an image to an origin of the same shape", () => {
    const start = startAt({ left: 0, top: 0, width: 100, height: 100 }, fitted, true, CENTRE);
    expect(start).toEqual({ x: -450, y: -200, scale: 0.2, inset: [0, 0, 0, 0] });
    expect(transformAt(start, 0)).toBe("translate(-450px, -200px) scale(0.2)");
    expect(transformAt(start, 1)).toBe("none");
  });

  it("cuts what an origin that is filled cuts off, by its focus", () => {
    const wide = { left: 0, top: 0, width: 200, height: 100 };
    expect(startAt(wide, fitted, true, CENTRE).inset).toEqual([25, 0, 25, 0]);
    expect(startAt(wide, fitted, true, { x: 0.5, y: 0 }).inset).toEqual([0, 0, 50, 0]);
    expect(clipAt(startAt(wide, fitted, true, CENTRE), 0.5)).toBe("inset(12.5% 0% 12.5% 0%)");
  });

  it("cuts nothing of an image that is fitted into its origin", () => {
    const start = startAt({ left: 0, top: 0, width: 200, height: 100 }, fitted, false, CENTRE);
    expect(start).toMatchObject({ scale: 0.2, inset: [0, 0, 0, 0] });
  });
});
