import { Lightbox } from "@danji/ui/lightbox";
import { Picture } from "@danji/ui/picture";

const dusk = {
  alt: "노을이 지는 저녁, 물가에 선 열 개 동의 견본 단지",
  width: 960,
  height: 540,
  src: "media/dusk-960.webp",
  avif: "media/dusk-480.avif 480w, media/dusk-960.avif 960w",
  color: "#8b8175",
};

export function LightboxExample() {
  return (
    <Lightbox.Root>
      <figure style={{ position: "relative", aspectRatio: "4 / 3", maxWidth: "30rem" }}>
        <Picture source={dusk} sizes="30rem" fill />
        <Lightbox.Trigger value="dusk" media={{ source: dusk }} caption="물가에서 본 단지" placement="cover" />
      </figure>
    </Lightbox.Root>
  );
}
