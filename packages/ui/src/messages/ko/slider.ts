import type { Messages } from "../messages.ts";

export const slider: Messages["slider"] = {
  slider: "캐러셀",
  slide: "슬라이드",
  previous: "이전",
  next: "다음",
  dots: "슬라이드 선택",
  goTo: (position) => `${position}번째 슬라이드`,
  position: (position, count) => `${count}개 중 ${position}번째 슬라이드`,
  start: "자동 넘김 시작",
  stop: "자동 넘김 멈춤",
};
