import { Picture } from "@danji/ui/picture";

const dusk = {
  alt: "노을이 지는 저녁, 물가에 선 열 개 동의 견본 단지",
  width: 960,
  height: 540,
  src: "media/dusk-960.webp",
  avif: "media/dusk-480.avif 480w, media/dusk-960.avif 960w",
  color: "#8b8175",
};

export function PictureExample() {
  return <Picture source={dusk} sizes="(max-width: 900px) 100vw, 36rem" />;
}
