import type { SiteFilm } from "@danji/complex/media/film";

/** A film as tests show it. */
export const sampleFilm: SiteFilm = {
  key: "dusk",
  title: "홍보영상",
  description: "단지의 저녁을 보여 주는 영상입니다.",
  poster: {
    alt: "해 질 녘의 단지",
    width: 1280,
    height: 720,
    avif: "/poster.avif 1280w",
    src: "/poster.webp",
    color: "#8b8175",
    made: "computer",
  },
  film: {
    kind: "file",
    src: "/dusk.mp4",
    captions: "/dusk.vtt",
    silent: true,
    seconds: 10,
    uploaded: "2026-03-02",
  },
  scenes: ["해가 집니다.", "창에 불이 켜집니다."],
};
