import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { render } from "../../tests/render.tsx";
import { TabBar } from "./index.ts";
import { scrollToMiddle } from "./useCurrentInView.ts";
import { forAll } from "../../../../tests/for-all.ts";

const bar = (
  <TabBar.Root aria-label="사업안내 하위 메뉴">
    <TabBar.Link to="/BusinessGuide/intro">사업개요</TabBar.Link>
    <TabBar.Link to="/BusinessGuide/plan" current>
      분양일정
    </TabBar.Link>
  </TabBar.Root>
);

it("TabBar leaves alone what the reader scrolled while the same link is current", () => {
  const { getByRole, rerender } = render(bar);
  const row = getByRole("list");
  row.scrollLeft = 40;
  rerender(bar);
  expect(row.scrollLeft).toBe(40);
});

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
    forAll(rows, length, (sizes, itemWidth) => {
      fc.pre(itemWidth <= sizes.row && itemWidth <= sizes.content);
      const item = { left: sizes.at * (sizes.content - itemWidth), width: itemWidth };
      const scrolled = scrollToMiddle({ left: 0, width: sizes.row }, item, 0, sizes.content);
      expect(item.left - scrolled).toBeGreaterThanOrEqual(-1e-9);
      expect(item.left + item.width - scrolled).toBeLessThanOrEqual(sizes.row + 1e-9);
    });
  });
});
