import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scrollToMiddle } from "./useCurrentInView.ts";

const ROW = { left: 100, width: 300 };

describe("scrollToMiddle", () => {
  it("puts an item into the middle of its row", () => {
    expect(scrollToMiddle(ROW, { left: 500, width: 80 }, 0, 1000)).toBe(290);
  });

  it("counts what is scrolled already", () => {
    expect(scrollToMiddle(ROW, { left: 210, width: 80 }, 290, 1000)).toBe(290);
  });

  it("stays where the row begins and ends", () => {
    expect(scrollToMiddle(ROW, { left: 100, width: 80 }, 0, 1000)).toBe(0);
    expect(scrollToMiddle(ROW, { left: 1020, width: 80 }, 0, 1000)).toBe(700);
  });

  it("moves nothing where all items fit", () => {
    expect(scrollToMiddle(ROW, { left: 320, width: 80 }, 0, 300)).toBe(0);
  });

  it("brings every item of every row wholly into sight", () => {
    const length = fc.integer({ min: 1, max: 2000 });
    const rows = fc.record({ row: length, content: length, at: fc.double({ min: 0, max: 1, noNaN: true }) });
    fc.assert(
      fc.property(rows, length, (sizes, itemWidth) => {
        fc.pre(itemWidth <= sizes.row && itemWidth <= sizes.content);
        const item = { left: sizes.at * (sizes.content - itemWidth), width: itemWidth };
        const scrolled = scrollToMiddle({ left: 0, width: sizes.row }, item, 0, sizes.content);
        expect(item.left - scrolled).toBeGreaterThanOrEqual(-1e-9);
        expect(item.left + item.width - scrolled).toBeLessThanOrEqual(sizes.row + 1e-9);
      }),
    );
  });
});
