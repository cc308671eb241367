import { describe, expect, it } from "vitest";
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
  it("is read without its separators, the present page as such", async () => {
    render(trail);
    await expect
      .poll(readAloud)
      .toEqual([
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
});
