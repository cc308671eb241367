import { describe, expect, it } from "vitest";
import { render } from "../../tests/render.tsx";
import { TabBar } from "./index.ts";

const bar = (
  <TabBar.Root label="사업안내 하위 메뉴">
    <TabBar.Link to="/BusinessGuide/intro">사업개요</TabBar.Link>
    <TabBar.Link to="/BusinessGuide/plan" current>
      분양일정
    </TabBar.Link>
  </TabBar.Root>
);

describe("TabBar", () => {
  it("leaves alone what the reader scrolled while the same link is current", () => {
    const { getByRole, rerender } = render(bar);
    const row = getByRole("list");
    row.scrollLeft = 40;
    rerender(bar);
    expect(row.scrollLeft).toBe(40);
  });
});
