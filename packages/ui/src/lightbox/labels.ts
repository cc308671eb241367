/** Words of a lightbox. */
export interface LightboxLabels {
  /** Accessible name of the overlay. */
  readonly title: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Returns the position among all images, counted from 1. */
  readonly position: (index: number, count: number) => string;
}

export const DEFAULT_LABELS: LightboxLabels = {
  title: "크게 보기",
  close: "닫기",
  previous: "이전 사진",
  next: "다음 사진",
  zoomIn: "확대",
  zoomOut: "축소",
  position: (index, count) => `${count}장 중 ${index}번째`,
};
