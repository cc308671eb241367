import { createRef, type Ref } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { Slider } from "./index.ts";

function renderParts(refs: { [Part in keyof typeof Slider]?: Ref<never> }) {
  return (
    <Slider.Root label="프리미엄" autoPlay={6000} ref={refs.Root} data-part="Root">
      <Slider.PlayToggle ref={refs.PlayToggle} data-part="PlayToggle" />
      <Slider.Previous ref={refs.Previous} data-part="Previous" />
      <Slider.Dots ref={refs.Dots} data-part="Dots" />
      <Slider.Next ref={refs.Next} data-part="Next" />
      <Slider.Viewport ref={refs.Viewport} data-part="Viewport">
        <Slider.Slide ref={refs.Slide} data-part="Slide">
          남향 위주의 배치
        </Slider.Slide>
        <Slider.Slide>걷는 길</Slider.Slide>
      </Slider.Viewport>
    </Slider.Root>
  );
}

const PARTS = ["Root", "Viewport", "Slide", "Previous", "Next", "Dots", "PlayToggle"] as const;

describe("Slider", () => {
  it.each(PARTS)("hands ref and props of %s to its node", (part) => {
    const ref = createRef<never>();
    const { container } = render(renderParts({ [part]: ref }));
    expect(ref.current).not.toBeNull();
    expect(ref.current).toBe(container.querySelector(`[data-part="${part}"]`));
  });

  it("tells which part stands outside of it", () => {
    expect(() => renderToString(<Slider.Next />)).toThrow("<Slider.Root>");
  });

  it("is read with its name, the place of each slide and what each control does", async () => {
    render(renderParts({}));
    expect(await readAloud()).toEqual([
      "document",
      "캐러셀, 프리미엄",
      "button, 자동 넘김 멈춤",
      "button, 이전, 1 control",
      "group, 슬라이드 선택",
      "button, 1번째 슬라이드, 1 control, current item",
      "button, 2번째 슬라이드, 1 control",
      "end of group, 슬라이드 선택",
      "button, 다음, 1 control",
      "슬라이드, 1 / 2",
      "남향 위주의 배치",
      "end of 슬라이드, 1 / 2",
      "슬라이드, 2 / 2",
      "걷는 길",
      "end of 슬라이드, 2 / 2",
      "status",
      "end of 캐러셀, 프리미엄",
      "end of document",
    ]);
  });

  it("takes over what the server sent, and leaves nothing behind", async () => {
    const { served, errors, left } = await hydrate(renderParts({}));
    expect(served).toContain('data-state="plain"');
    expect(errors).toEqual([]);
    expect(left).toBe("");
  });

  it("sends all slides, reachable by the keyboard, before a script comes", () => {
    const html = renderToString(renderParts({}));
    expect(html).toContain("남향 위주의 배치");
    expect(html).toContain("걷는 길");
    expect(html).toContain('tabindex="0"');
    expect(html).not.toContain("inert");
  });
});
