import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { WheelPager } from "./index.ts";

const SECTIONS = [
  { id: "hero", label: "견본 단지" },
  { id: "plans", label: "평면" },
];

const parts = (
  <WheelPager.Root sections={SECTIONS}>
    <WheelPager.Section id="hero" aria-labelledby="hero-title">
      <h2 id="hero-title">견본 단지</h2>
    </WheelPager.Section>
    <WheelPager.Section id="plans" aria-labelledby="plans-title">
      <h2 id="plans-title">평면</h2>
    </WheelPager.Section>
    <WheelPager.Index label="화면 목록" />
  </WheelPager.Root>
);

describe("WheelPager", () => {
  it("names the part that is outside of it", () => {
    expect(() => renderToString(<WheelPager.Index label="화면 목록" />)).toThrow("<WheelPager.Root>");
  });

  it("is read as sections and a list of links to them, the current one marked", async () => {
    render(parts);
    await expect
      .poll(readAloud)
      .toEqual([
        "document",
        "region, 견본 단지",
        "heading, 견본 단지, level 2",
        "end of region, 견본 단지",
        "region, 평면",
        "heading, 평면, level 2",
        "end of region, 평면",
        "navigation, 화면 목록",
        "list",
        "listitem, level 1, position 1, set size 2",
        "link, 견본 단지, current item",
        "견본 단지",
        "end of link, 견본 단지, current item",
        "end of listitem, level 1, position 1, set size 2",
        "listitem, level 1, position 2, set size 2",
        "link, 평면",
        "평면",
        "end of link, 평면",
        "end of listitem, level 1, position 2, set size 2",
        "end of list",
        "end of navigation, 화면 목록",
        "end of document",
      ]);
  });
});
