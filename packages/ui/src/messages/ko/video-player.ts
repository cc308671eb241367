import type { Messages } from "../messages.ts";

export const videoPlayer: Messages["videoPlayer"] = {
  cover: "영상 재생",
  replay: "다시 보기",
  retry: "다시 시도",
  failed: "영상을 불러오지 못했습니다.",
  play: "재생",
  pause: "일시 정지",
  sound: "소리",
  captions: "자막",
  position: "재생 위치",
  time: (time, duration) => `${duration}초 가운데 ${time}초`,
};
