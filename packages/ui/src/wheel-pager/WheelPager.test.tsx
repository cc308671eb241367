import { createRef, type Ref } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { WheelPager } from "./index.ts";

const SECTIONS = [
  { id: "hero", label: "견본 단지" },
  { id: "plans", label: "평면" },
];

function renderParts(refs: { [Part in keyof typeof WheelPager]?: Ref<never> }) {
  return (
    <WheelPager.Root sections={SECTIONS} ref={refs.Root} data-part="Root">
      <WheelPager.Section id="hero" aria-labelledby="hero-title" ref={refs.Section} data-part="Section">
        <h2 id="hero-title">견본 단지</h2>
      </WheelPager.Section>
      <WheelPager.Section id="plans" aria-labelledby="plans-title">
        <h2 id="plans-title">평면</h2>
      </WheelPager.Section>
      <WheelPager.Index label="화면 목록" ref={refs.Index} data-part="Index" />
    </WheelPager.Root>
  );
}

describe("WheelPager", () => {
  it.each(["Root", "Section", "Index"] as const)("hands ref and props of %s to its node", (part) => {
    const ref = createRef<never>();
    const { container } = render(renderParts({ [part]: ref }));
    expect(ref.current).not.toBeNull();
    expect(ref.current).toBe(container.querySelector(`[data-part="${part}"]`));
  });

  it("tells which part stands outside of it", () => {
    expect(() => renderToString(<WheelPager.Index label="화면 목록" />)).toThrow("<WheelPager.Root>");
  });

  it("takes over what the server sent, and leaves nothing behind", async () => {
    const { served, errors, left } = await hydrate(renderParts({}));
    expect(served).toContain('href="#plans"');
    expect(errors).toEqual([]);
    expect(left).toBe("");
  });

  it("is read as sections and a list of links to them, the current one marked", async () => {
    render(renderParts({}));
    expect(await readAloud()).toEqual([
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
