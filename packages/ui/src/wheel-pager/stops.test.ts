import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSame, nearestStop, nextStop, restIn, stopsOf, type Extent } from "./stops.ts";

const VIEWPORT = 800;

/** Nine screens and a footer of half a screen. */
const home: Extent[] = Array.from({ length: 9 }, (_, index) => ({ top: index * VIEWPORT, height: VIEWPORT }));
const homeEnd = 8.5 * VIEWPORT;

describe("the stops of a page", () => {
  it("are its sections and half a step for the rest", () => {
    const stops = stopsOf(home, VIEWPORT, homeEnd);
    expect(stops.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 8.5]);
    expect(stops.map(({ top }) => top / VIEWPORT)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 8.5]);
  });

  it("end with the last section where nothing follows it", () => {
    expect(stopsOf(home, VIEWPORT, 8 * VIEWPORT).at(-1)).toEqual({ top: 6400, index: 8 });
  });

  it("show all of a section that is taller than the screen, with lines to hold on to", () => {
    const tall = [
      { top: 0, height: 800 },
      { top: 800, height: 2000 },
      { top: 2800, height: 800 },
    ];
    expect(stopsOf(tall, VIEWPORT, 2800)).toEqual([
      { top: 0, index: 0 },
      { top: 800, index: 1 },
      { top: 1400, index: 1 },
      { top: 2000, index: 1 },
      { top: 2800, index: 2 },
    ]);
  });

  it("take sections a little taller than the screen with one step, in the middle", () => {
    // A laptop of 1366 × 768 and the home page as it was there.
    const viewport = 641;
    const heights = [641, 698, 641, 650, 641, 641, 701, 693, 641];
    let top = 0;
    const sections = heights.map((height) => ({ top: (top += height) - height, height }));
    const tops = stopsOf(sections, viewport, top - viewport + 320).map((stop) => stop.top);
    expect(tops).toEqual([0, 641 + 57 / 2, 1339, 1980 + 9 / 2, 2630, 3271, 3912 + 60 / 2, 4613 + 52 / 2, 5306, 5626]);
  });

  it("lead to the end in one step where little is left before it", () => {
    expect(stopsOf(home, VIEWPORT, 8 * VIEWPORT + 50).map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8.5]);
    expect(stopsOf(home.slice(0, 1), VIEWPORT, 50).map(({ top }) => top)).toEqual([0, 50]);
  });

  it("leave no more than a tenth of the screen unseen, and are a tenth apart", () => {
    const heights = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(heights, fc.integer({ min: 0, max: 900 }), (all, rest) => {
        let top = 0;
        const sections = all.map((height) => ({ top: (top += height) - height, height }));
        const end = Math.max(0, top + rest - VIEWPORT);
        const stops = stopsOf(sections, VIEWPORT, end);
        expect(stops[0]?.top).toBe(0);
        for (const [place, stop] of stops.slice(1).entries()) {
          const step = stop.top - (stops[place]?.top ?? 0);
          expect(step).toBeGreaterThanOrEqual(Math.min(VIEWPORT / 10, end));
          // Within a section a few lines stay on the screen.
          if (stops[place]?.index === stop.index) expect(step).toBeLessThan(0.9 * VIEWPORT);
        }
        expect(stops.at(-1)?.top).toBeGreaterThanOrEqual(end - 2);
        // A section is left only after its end has been on the screen.
        for (const section of sections) {
          const bottom = section.top + section.height;
          expect(stops.some((stop) => stop.top <= bottom && bottom <= stop.top + 1.1 * VIEWPORT)).toBe(true);
        }
      }),
      // A short section, and one that is a little taller than the screen.
      { examples: [[[29, 852], 801]] },
    );
  });
});

describe("the next stop", () => {
  const stops = stopsOf(home, VIEWPORT, homeEnd);

  it("is the nearest one in that direction, from anywhere", () => {
    expect(nextStop(stops, 800, 1, VIEWPORT)?.index).toBe(2);
    expect(nextStop(stops, 800, -1, VIEWPORT)?.index).toBe(0);
    expect(nextStop(stops, 1100, 1, VIEWPORT)?.index).toBe(2);
    expect(nextStop(stops, 1100, -1, VIEWPORT)?.index).toBe(1);
    expect(nextStop(stops, 6400, 1, VIEWPORT)?.index).toBe(8.5);
    expect(nextStop(stops, 6800, -1, VIEWPORT)?.index).toBe(8);
  });

  it("is none so near that a step would look like none, but at the ends", () => {
    expect(nextStop(stops, 770, 1, VIEWPORT)?.index).toBe(2);
    expect(nextStop(stops, 830, -1, VIEWPORT)?.index).toBe(0);
    expect(nextStop(stops, 6770, 1, VIEWPORT)?.index).toBe(8.5);
    expect(nextStop(stops, 30, -1, VIEWPORT)?.index).toBe(0);
  });

  it("does not take a rounded position for another one", () => {
    expect(nextStop(stops, 799.4, 1, VIEWPORT)?.index).toBe(2);
    expect(nextStop(stops, 800.6, -1, VIEWPORT)?.index).toBe(0);
  });

  it("is none at the ends", () => {
    expect(nextStop(stops, 6800, 1, VIEWPORT)).toBeUndefined();
    expect(nextStop(stops, 0, -1, VIEWPORT)).toBeUndefined();
  });
});

const stops = stopsOf(home, VIEWPORT, homeEnd);

it("the nearest stop is the one with the least way to it", () => {
  expect(nearestStop(stops, 1150)?.index).toBe(1);
  expect(nearestStop(stops, 1250)?.index).toBe(2);
  expect(nearestStop(stops, 6650)?.index).toBe(8.5);
  expect(isSame(800, 801)).toBe(true);
  expect(isSame(800, 810)).toBe(false);
});

describe("to rest in a section", () => {
  it("is its top where it fills the screen", () => {
    expect(restIn({ top: 800, height: 800 }, 1100, VIEWPORT)).toBe(800);
    expect(restIn({ top: 800, height: 800 }, 300, VIEWPORT)).toBe(800);
  });

  it("is anywhere in one that is taller", () => {
    expect(restIn({ top: 800, height: 2000 }, 1333, VIEWPORT)).toBe(1333);
    expect(restIn({ top: 800, height: 2000 }, 2500, VIEWPORT)).toBe(2000);
  });
});
