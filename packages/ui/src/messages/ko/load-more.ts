import type { Messages } from "../messages.ts";

export const loadMore: Messages["loadMore"] = {
  more: "더보기",
  pending: "불러오는 중...",
  retry: "다시 시도",
  end: "더 이상 글이 없습니다.",
  loaded: (added, count) => `${added}개를 더 불러왔습니다. 모두 ${count}개입니다.`,
};
