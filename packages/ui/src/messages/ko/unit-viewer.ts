import type { Messages } from "../messages.ts";

export const unitViewer: Messages["unitViewer"] = {
  types: "평면 타입",
  previous: "이전 타입",
  next: "다음 타입",
  zoomIn: "확대",
  zoomOut: "축소",
  fit: "전체 보기",
  pan: { left: "왼쪽 보기", up: "위쪽 보기", down: "아래쪽 보기", right: "오른쪽 보기" },
};
