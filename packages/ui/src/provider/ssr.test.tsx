// @vitest-environment node
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { KitchenSink } from "../../tests/KitchenSink.tsx";

it("renders everything of the kit where there is no window", () => {
  expect(typeof window).toBe("undefined");
  const html = renderToString(<KitchenSink />);
  for (const text of [
    "방문예약 신청",
    "관심고객 등록",
    "메뉴 열기",
    "이름",
    "문의내용",
    "COMEING SOON",
    "본문 바로가기",
  ]) {
    expect(html).toContain(text);
  }
});
