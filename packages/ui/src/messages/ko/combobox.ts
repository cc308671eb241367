import type { Messages } from "../messages.ts";

export const combobox: Messages["combobox"] = {
  count: (count) => `결과 ${count}개`,
  none: (text) => `‘${text}’에 맞는 결과가 없습니다.`,
  pending: "불러오는 중입니다...",
  failed: "불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.",
  retry: "다시 시도",
};
