import type { Messages } from "../messages.ts";

const number = (value: number): string => value.toLocaleString("ko-KR");

export const textArea: Messages["textArea"] = {
  count: (count, max) => `${number(count)} / ${number(max)}자`,
  remaining: (left) => `입력할 수 있는 글자가 ${left}자 이하로 남았습니다.`,
  full: "더 입력할 수 있는 글자가 없습니다.",
  exceeded: (max) => `최대 ${number(max)}자를 넘었습니다.`,
};
