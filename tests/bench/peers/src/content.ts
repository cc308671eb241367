/** What every page of the comparison says, so that libraries differ and nothing else does. */
export const TITLE = "관심고객 등록";
export const TEXT = "남겨 주신 연락처로 분양 일정과 견본주택 방문 방법을 안내해 드립니다.";
export const OPEN = "열기";
export const CLOSE = "닫기";
export const SECTIONS = [
  { value: "overview", title: "사업개요", text: "지하 3층, 지상 29층, 10개 동의 공동주택입니다." },
  { value: "location", title: "입지환경", text: "역까지 걸어서 7분, 강변 공원까지 걸어서 5분입니다." },
  { value: "premium", title: "프리미엄", text: "모든 세대가 남향이고 동과 동 사이가 넓습니다." },
];
export const SLIDES = ["정원", "도서관", "게스트하우스", "체육관", "골프연습장", "키즈하우스"];
