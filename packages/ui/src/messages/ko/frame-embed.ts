import type { Messages } from "../messages.ts";

export const frameEmbed: Messages["frameEmbed"] = {
  loading: "불러오는 중입니다...",
  slow: "화면이 아직 오지 않았습니다. 다시 시도하거나 새 창에서 열어 주세요.",
  retry: "다시 시도",
  link: "새 창에서 열기",
};
