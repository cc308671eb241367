import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inlineText } from "./inline-text.tsx";
import { act, renderHook } from "@testing-library/react";
import { useToday } from "./use-today.ts";

it.each([
  ["그냥 글", "그냥 글"],
  ["줄<br>바꿈<br />둘", "<span>줄</span><br/><span>바꿈</span><br/><span>둘</span>"],
  ["<strong>굵게</strong> 쓰기", "<strong>굵게</strong><span> 쓰기</span>"],
  ["<strong>하나<br>둘</strong>", "<strong><span>하나</span><br/><span>둘</span></strong>"],
  ["<strong>하나\n둘</strong>", "<strong>하나\n둘</strong>"],
  ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["<strong onclick=x>하나</strong>", "&lt;strong onclick=x&gt;하나&lt;/strong&gt;"],
  ["<strong><img src=x></strong>", "<strong>&lt;img src=x&gt;</strong>"],
])("reads %j as text with two marks and nothing else", (text, markup) => {
  expect(renderToStaticMarkup(inlineText(text))).toBe(markup);
});

it.each([
  ["전화 031-000-0000으로", "031-000-0000으로"],
  ["e-revenuestamp.or.kr에서", "e-revenuestamp.or.kr에서"],
  ["동쪽으로 간선도로(예정)가 지나갑니다", "간선도로(예정)가"],
  ["남북의 간선도로(예정)입니다.", "간선도로(예정)입니다."],
  ["집 재(齋)를 씁니다", "재(齋)를"],
  ["약 3개월입니다(예정). <strong>계약 후", "3개월입니다(예정)."],
  ["최대 5,000세대 (계획)", "5,000세대 (계획)"],
  ["집에서 보는 E-모델하우스", "E-모델하우스"],
  ["입주는 2029년 9월로 예정되어", "2029년 9월로"],
  ["전용 59·74·84㎡의 단지", "59·74·84㎡의"],
  ["<br>12월 4일에 확정합니다", "12월 4일에"],
  ["정당계약(2027년 1월)부터", "2027년 1월"],
  ["2026.12.28(월)–12.30(수) (예정)", "12.30(수) (예정)"],
])("keeps what belongs together in %s on one line", (text, whole) => {
  expect(renderToStaticMarkup(inlineText(text))).toContain(`>${whole}</span>`);
});

describe("useToday", () => {
  const MINUTE_MS = 60_000;

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse("2026-12-10T23:59:30+09:00") });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("goes to the next day at midnight in Korea while the page is open", () => {
    const { result } = renderHook(() => useToday());
    expect(result.current).toBe("2026-12-10");
    act(() => void vi.advanceTimersByTime(MINUTE_MS));
    expect(result.current).toBe("2026-12-11");
  });

  it("is today when a visitor returns to a page whose timers rested", () => {
    const { result } = renderHook(() => useToday());
    vi.setSystemTime(Date.parse("2026-12-14T09:00:00+09:00"));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(result.current).toBe("2026-12-14");
  });

  it("leaves no timer behind", () => {
    renderHook(() => useToday()).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
