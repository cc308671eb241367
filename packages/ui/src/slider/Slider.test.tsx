import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { Slider } from "./index.ts";

const parts = (
  <Slider.Root label="프리미엄" autoPlay={6000}>
    <Slider.PlayToggle />
    <Slider.Previous />
    <Slider.Dots />
    <Slider.Next />
    <Slider.Viewport>
      <Slider.Slide>남향 위주의 배치</Slider.Slide>
      <Slider.Slide>걷는 길</Slider.Slide>
    </Slider.Viewport>
  </Slider.Root>
);

describe("Slider", () => {
  it("tells which part stands outside of it", () => {
    expect(() => renderToString(<Slider.Next />)).toThrow("<Slider.Root>");
  });

  it("is read with its name, the place of each slide and what each control does", async () => {
    render(parts);
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

  it("keeps its controls where they are while it starts", () => {
    const observer = new MutationObserver(() => {});
    observer.observe(document.body, { childList: true, subtree: true });
    render(parts);
    const removed = observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
    observer.disconnect();
    expect(removed).toEqual([]);
  });

  it("sends all slides, reachable by the keyboard, before a script comes", () => {
    const html = renderToString(parts);
    expect(html).toContain("남향 위주의 배치");
    expect(html).toContain("걷는 길");
    expect(html).toContain('tabindex="0"');
    expect(html).not.toContain("inert");
  });
});
