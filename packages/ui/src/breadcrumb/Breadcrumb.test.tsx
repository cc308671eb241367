import { createRef } from "react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { Breadcrumb } from "./index.ts";

const trail = (
  <Breadcrumb.Root label="현재 위치">
    <Breadcrumb.Link to="/">홈</Breadcrumb.Link>
    <Breadcrumb.Current>분양일정</Breadcrumb.Current>
  </Breadcrumb.Root>
);

describe("Breadcrumb", () => {
  it("is served as real links and taken over as it is", async () => {
    const { served, hydrated, errors, left } = await hydrate(trail);
    expect(served).toContain('href="/"');
    expect(hydrated).toBe(served);
    expect(errors).toEqual([]);
    expect(left).toBe("");
  });

  it("is read without its separators, the present page as such", async () => {
    render(trail);
    expect(await readAloud()).toEqual([
      "document",
      "navigation, 현재 위치",
      "list",
      "listitem, level 1, position 1, set size 2",
      "link, 홈",
      "end of listitem, level 1, position 1, set size 2",
      "listitem, level 1, position 2, set size 2",
      "current page",
      "분양일정",
      "end, current page",
      "end of listitem, level 1, position 2, set size 2",
      "end of list",
      "end of navigation, 현재 위치",
      "end of document",
    ]);
  });

  it("hands refs and props to the one node of each part", () => {
    const [root, link, here] = [createRef<HTMLElement>(), createRef<HTMLAnchorElement>(), createRef<HTMLSpanElement>()];
    render(
      <Breadcrumb.Root label="현재 위치" ref={root} data-part="root">
        <Breadcrumb.Link to="/" ref={link} data-part="link">
          홈
        </Breadcrumb.Link>
        <Breadcrumb.Current ref={here} data-part="here">
          분양일정
        </Breadcrumb.Current>
      </Breadcrumb.Root>,
    );
    expect([root, link, here].map(({ current }) => [current?.tagName, current?.dataset["part"]])).toEqual([
      ["NAV", "root"],
      ["A", "link"],
      ["SPAN", "here"],
    ]);
  });
});
