import type { Messages } from "../messages.ts";

export const lightbox: Messages["lightbox"] = {
  enlarge: (alt) => `${alt} 크게 보기`,
  title: "크게 보기",
  close: "닫기",
  previous: "이전 사진",
  next: "다음 사진",
  zoomIn: "확대",
  zoomOut: "축소",
  position: (position, count) => `${count}장 중 ${position}번째`,
};
