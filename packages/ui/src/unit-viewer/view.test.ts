import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FITTED, isZoomed, MAX_SCALE, MIN_SCALE, pan, zoom, type View } from "./view.ts";

const part = fc.double({ min: -0.5, max: 0.5, noNaN: true });
const place = fc.record({ x: part, y: part });

/** Any view that a reader can get to. */
const view = fc
  .array(fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }), at: place, by: place }), { maxLength: 8 })
  .map((moves) =>
    moves.reduce<View>((before, { factor, at, by }) => pan(zoom(before, factor, at), by.x, by.y), FITTED),
  );

describe("zoom", () => {
  it("keeps what is under the finger under it", () => {
    const zoomed = zoom(FITTED, 2, { x: 0.25, y: -0.25 });
    expect(zoomed).toEqual({ scale: 2, x: -0.25, y: 0.25 });
    // The point of the drawing at the place: (place - offset) / scale.
    expect((0.25 - zoomed.x) / zoomed.scale).toBe(0.25);
  });

  it("has two ends", () => {
    expect(zoom(FITTED, 100).scale).toBe(MAX_SCALE);
    expect(zoom(zoom(FITTED, 3), 0.01)).toEqual(FITTED);
    expect(isZoomed(FITTED)).toBe(false);
    expect(isZoomed(zoom(FITTED, 1.1))).toBe(true);
  });
});

describe("pan", () => {
  it("ends at the edges of the drawing", () => {
    const zoomed = zoom(FITTED, 2);
    expect(pan(zoomed, 0.2, -0.3)).toEqual({ scale: 2, x: 0.2, y: -0.3 });
    expect(pan(zoomed, 9, -9)).toEqual({ scale: 2, x: 0.5, y: -0.5 });
    expect(pan(FITTED, 0.3, 0.3)).toEqual(FITTED);
  });
});

describe("any view", () => {
  it("covers the stage", () => {
    fc.assert(
      fc.property(view, ({ scale, x, y }) => {
        expect(scale).toBeGreaterThanOrEqual(MIN_SCALE);
        expect(scale).toBeLessThanOrEqual(MAX_SCALE);
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual((scale - 1) / 2 + 1e-9);
      }),
    );
  });

  it("comes back from enlarging and reducing by the same at one place, away from edges and ends", () => {
    fc.assert(
      fc.property(place, fc.double({ min: 1, max: MAX_SCALE, noNaN: true }), (at, factor) => {
        const back = zoom(zoom(FITTED, factor, at), 1 / factor, at);
        expect(back.scale).toBeCloseTo(1);
        expect(back.x).toBeCloseTo(0);
        expect(back.y).toBeCloseTo(0);
      }),
    );
  });
});
