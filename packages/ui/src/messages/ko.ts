import { withCommas } from "./number.ts";

/* Each component imports its own, so that a page bundles no others. */

export const combobox = {
  count: (count: number) => `결과 ${count}개`,
  /** Given what was typed. */
  none: (text: string) => `‘${text}’에 맞는 결과가 없습니다.`,
  pending: "불러오는 중입니다...",
  failed: "불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.",
  retry: "다시 시도",
};
export const dropdownNav = { toggle: (group: string) => `${group} 하위 메뉴` };
export const form = { pending: "보내는 중입니다.", errorSummary: "입력하신 내용을 확인해 주세요." };
export const frameEmbed = {
  loading: "불러오는 중입니다...",
  slow: "화면이 아직 열리지 않았습니다. 다시 시도하거나 새 창에서 열어 주세요.",
  retry: "다시 시도",
  link: "새 창에서 열기",
};
export const lightbox = {
  /** Accessible name of a trigger, given the text alternative of its image. */
  enlarge: (alt: string) => `${alt} 크게 보기`,
  title: "크게 보기",
  close: "닫기",
  previous: "이전 사진",
  next: "다음 사진",
  zoomIn: "확대",
  zoomOut: "축소",
  /** Position among all images, from 1. */
  position: (position: number, count: number) => `${count}장 중 ${position}번째`,
};
export const loadMore = {
  more: "더보기",
  pending: "불러오는 중...",
  retry: "다시 시도",
  end: "더 이상 글이 없습니다.",
  loaded: (added: number, count: number) => `${added}개를 더 불러왔습니다. 모두 ${count}개입니다.`,
};
export const popup = { close: "닫기" };
export const skipLink = { text: "본문 바로가기" };
export const slideMenu = { close: "메뉴 닫기" };
export const slider = {
  slider: "캐러셀",
  slide: "슬라이드",
  previous: "이전",
  next: "다음",
  dots: "슬라이드 선택",
  goTo: (position: number) => `${position}번째 슬라이드`,
  position: (position: number, count: number) => `${count}개 중 ${position}번째 슬라이드`,
  start: "자동 넘김 시작",
  stop: "자동 넘김 멈춤",
};
export const textArea = {
  count: (count: number, max: number) => `${withCommas(count)} / ${withCommas(max)}자`,
  /** Announced when fewer characters than `left` remain. */
  remaining: (left: number) => `입력할 수 있는 글자가 ${left}자 이하로 남았습니다.`,
  full: "더 입력할 수 있는 글자가 없습니다.",
  exceeded: (max: number) => `최대 ${withCommas(max)}자를 넘었습니다.`,
};
export const unitViewer = {
  previous: "이전",
  next: "다음",
  zoomIn: "확대",
  zoomOut: "축소",
  fit: "전체 보기",
  pan: { left: "왼쪽 보기", up: "위쪽 보기", down: "아래쪽 보기", right: "오른쪽 보기" },
};
export const videoPlayer = {
  /** On the cover, before the film has started. */
  cover: "영상 재생",
  replay: "다시 보기",
  retry: "다시 시도",
  failed: "영상을 불러오지 못했습니다.",
};
