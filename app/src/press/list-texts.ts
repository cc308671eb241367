/** What a list of articles says of itself, for readers and for the administrator. */
export const PRESS_LIST_TEXTS = {
  loadingLabel: "목록을 불러오는 중입니다",
  empty: "등록된 글이 없습니다.",
  failed: "목록을 불러오지 못했습니다.",
};
