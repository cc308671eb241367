import { describe, expect, it, vi } from "vitest";
import {
  FITTED,
  FULL,
  MAX_SCALE,
  MIN_SCALE,
  type View,
  isZoomed,
  pan,
  stretch,
  unstretch,
  within,
  zoom,
} from "./view.ts";
import { forAll } from "../../../../tests/for-all.ts";
import { fireEvent, renderHook } from "@testing-library/react";
import { usePointers } from "./pointers.ts";
import fc from "fast-check";

const part = fc.double({ min: -0.5, max: 0.5, noNaN: true });
const point = fc.record({ x: part, y: part });

/** Any view that a user can get to. */
const view = fc
  .array(fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }), at: point, by: point }), { maxLength: 8 })
  .map((moves) =>
    moves.reduce<View>((before, { factor, at, by }) => pan(zoom(before, factor, at), by.x, by.y), FITTED),
  );

describe("zoom", () => {
  it("keeps what is under the finger under it", () => {
    const zoomed = zoom(FITTED, 2, { x: 0.25, y: -0.25 });
    expect(zoomed).toEqual({ scale: 2, x: -0.25, y: 0.25 });
    // The part of the drawing at the point: (point - offset) / scale.
    expect((0.25 - zoomed.x) / zoomed.scale).toBe(0.25);
  });

  it("has two ends", () => {
    expect(zoom(FITTED, 100).scale).toBe(MAX_SCALE);
    expect(zoom(zoom(FITTED, 3), 0.01)).toEqual(FITTED);
    expect(isZoomed(FITTED)).toBe(false);
    expect(isZoomed(zoom(FITTED, 1.1))).toBe(true);
  });
});

it("pan ends at the edges of the drawing", () => {
  const zoomed = zoom(FITTED, 2);
  expect(pan(zoomed, 0.2, -0.3)).toEqual({ scale: 2, x: 0.2, y: -0.3 });
  expect(pan(zoomed, 9, -9)).toEqual({ scale: 2, x: 0.5, y: -0.5 });
  expect(pan(FITTED, 0.3, 0.3)).toEqual(FITTED);
});

describe("any view", () => {
  it("covers the stage", () =>
    forAll(view, ({ scale, x, y }) => {
      expect(scale).toBeGreaterThanOrEqual(MIN_SCALE);
      expect(scale).toBeLessThanOrEqual(MAX_SCALE);
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual((scale - 1) / 2 + 1e-9);
    }));

  it("comes back from enlarging and reducing by the same at one point, away from edges and ends", () =>
    forAll(point, fc.double({ min: 1, max: MAX_SCALE, noNaN: true }), (at, factor) => {
      const back = zoom(zoom(FITTED, factor, at), 1 / factor, at);
      expect(back.scale).toBeCloseTo(1);
      expect(back.x).toBeCloseTo(0);
      expect(back.y).toBeCloseTo(0);
    }));
});

/** Any requested view, within its bounds or not. */
const requested = fc.record({
  scale: fc.double({ min: 0.3, max: 9, noNaN: true }),
  x: fc.double({ min: -3, max: 3, noNaN: true }),
  y: fc.double({ min: -3, max: 3, noNaN: true }),
});

describe("stretch", () => {
  it("follows the hand within the bounds, and less beyond them", () => {
    expect(stretch({ scale: 2, x: 0.4, y: 0 }, FULL)).toEqual({ scale: 2, x: 0.4, y: 0 });
    const { x } = stretch({ scale: 2, x: 0.9, y: 0 }, FULL);
    expect(x).toBeGreaterThan(0.5);
    expect(x).toBeLessThan(0.7);
    const { scale } = stretch({ scale: 8, x: 0, y: 0 }, FULL);
    expect(scale).toBeGreaterThan(MAX_SCALE);
    expect(scale).toBeLessThan(6);
  });

  it("keeps a narrow drawing in the middle until it is wider than the stage", () => {
    expect(within({ scale: 1.5, x: 0.3, y: 0.3 }, { width: 0.5, height: 1 })).toEqual({ scale: 1.5, x: 0, y: 0.25 });
  });

  it("is undone by unstretch, so that a drawing that is caught does not jump", () =>
    forAll(requested, (view) => {
      const back = stretch(unstretch(stretch(view, FULL), FULL), FULL);
      const shown = stretch(view, FULL);
      for (const key of ["scale", "x", "y"] as const) expect(back[key]).toBeCloseTo(shown[key]);
    }));
});

it("releases a pointer outside of the element", () => {
  const element = document.body.appendChild(document.createElement("div"));
  const handlers = { onPress: vi.fn(), onMove: vi.fn(), onRelease: vi.fn() };
  renderHook(() => usePointers({ current: element }, handlers));
  fireEvent.pointerDown(element, { pointerId: 1, button: 0 });
  fireEvent.pointerUp(document.body, { pointerId: 1 });
  fireEvent.pointerMove(element, { pointerId: 1 });
  expect(handlers.onPress).toHaveBeenCalledOnce();
  expect(handlers.onRelease).toHaveBeenCalledOnce();
  expect(handlers.onMove).not.toHaveBeenCalled();
  element.remove();
});
