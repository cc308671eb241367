import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { render } from "../../tests/render.tsx";
import { DropdownNav } from "./index.ts";

const nav = (
  <DropdownNav.Root label="주 메뉴">
    <DropdownNav.Group label="사업안내" to="/BusinessGuide/intro" current>
      <DropdownNav.Panel>
        <DropdownNav.Link to="/BusinessGuide/intro">사업개요</DropdownNav.Link>
        <DropdownNav.Link to="/BusinessGuide/plan" current>
          분양일정
        </DropdownNav.Link>
      </DropdownNav.Panel>
    </DropdownNav.Group>
  </DropdownNav.Root>
);

describe("DropdownNav", () => {
  it("is served as real links; taking over adds nothing but its mark", async () => {
    const { served, hydrated, errors, left } = await hydrate(nav);
    expect(served.match(/href="\/BusinessGuide\/(intro|plan)"/g)).toHaveLength(3);
    expect(hydrated.replace(' data-hydrated="true"', "")).toBe(served);
    expect(hydrated).not.toBe(served);
    expect(errors).toEqual([]);
    expect(left).toBe("");
  });

  it("leaves no listener on the page once it has gone, though it was open and the mouse on its way", async () => {
    const added = vi.spyOn(document, "addEventListener");
    const removed = vi.spyOn(document, "removeEventListener");
    const { user, getByRole, unmount } = render(nav);
    await user.hover(getByRole("link", { name: "사업안내" }));
    await user.unhover(getByRole("link", { name: "사업안내" }));
    unmount();
    const ours = ({ mock }: typeof added | typeof removed) =>
      mock.calls
        .filter(([type]) => ["pointermove", "pointerdown", "keydown"].includes(type))
        .map(([type, on]) => [type, on]);
    expect(ours(added).map(([type]) => type)).toContain("pointermove");
    expect(ours(removed)).toEqual(expect.arrayContaining(ours(added)));
    added.mockRestore();
    removed.mockRestore();
  });

  it("hands refs and props to the one node of each part", () => {
    const [root, group, panel, link] = [
      createRef<HTMLElement>(),
      createRef<HTMLAnchorElement>(),
      createRef<HTMLUListElement>(),
      createRef<HTMLAnchorElement>(),
    ];
    render(
      <DropdownNav.Root label="주 메뉴" ref={root} data-part="root">
        <DropdownNav.Group label="사업안내" to="/a" ref={group} data-part="group">
          <DropdownNav.Panel ref={panel} data-part="panel">
            <DropdownNav.Link to="/b" ref={link} data-part="link">
              사업개요
            </DropdownNav.Link>
          </DropdownNav.Panel>
        </DropdownNav.Group>
      </DropdownNav.Root>,
    );
    expect([root, group, panel, link].map(({ current }) => [current?.tagName, current?.dataset["part"]])).toEqual([
      ["NAV", "root"],
      ["A", "group"],
      ["UL", "panel"],
      ["A", "link"],
    ]);
  });

  it("is missed by its parts outside of it", () => {
    expect(() => renderToString(<DropdownNav.Panel />)).toThrow("<DropdownNav.Group>");
    expect(() =>
      renderToString(
        <DropdownNav.Group label="사업안내" to="/">
          <DropdownNav.Panel />
        </DropdownNav.Group>,
      ),
    ).toThrow("<DropdownNav.Root>");
  });
});
