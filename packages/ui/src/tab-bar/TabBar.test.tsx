import { createRef } from "react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
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
  it("is served as real links and taken over as it is", async () => {
    const { served, hydrated, errors, left } = await hydrate(bar);
    expect(served).toContain('href="/BusinessGuide/intro"');
    expect(served.match(/aria-current="page"/g)).toHaveLength(1);
    expect(hydrated).toBe(served);
    expect(errors).toEqual([]);
    expect(left).toBe("");
  });

  it("leaves alone what the reader scrolled while the same link is current", () => {
    const { getByRole, rerender } = render(bar);
    const row = getByRole("list");
    row.scrollLeft = 40;
    rerender(bar);
    expect(row.scrollLeft).toBe(40);
  });

  it("hands refs and props to the one node of each part", () => {
    const [root, link] = [createRef<HTMLElement>(), createRef<HTMLAnchorElement>()];
    const { getByRole } = render(
      <TabBar.Root label="하위 메뉴" ref={root} data-part="root">
        <TabBar.Link to="/" ref={link} data-part="link">
          처음
        </TabBar.Link>
      </TabBar.Root>,
    );
    expect(root.current).toBe(getByRole("navigation", { name: "하위 메뉴" }));
    expect(link.current).toBe(getByRole("link", { name: "처음" }));
    expect([root.current?.dataset["part"], link.current?.dataset["part"]]).toEqual(["root", "link"]);
  });
});
