import { FrameEmbed } from "@danji/ui/frame-embed";
import { Picture } from "@danji/ui/picture";

const room = {
  alt: "창이 넓은 거실",
  width: 480,
  height: 300,
  src: "media/room-480.webp",
  avif: "media/room-480.avif 480w",
  color: "#9a9384",
};

export function FrameEmbedExample() {
  return (
    <FrameEmbed.Root aria-label="견본 세대 VR 둘러보기" src="https://tour.example/84a">
      <FrameEmbed.Trigger hint="화면을 클릭하면 VR을 보실 수 있습니다.">
        <Picture source={room} sizes="36rem" alt="" fill />
      </FrameEmbed.Trigger>
      <FrameEmbed.Content />
      <FrameEmbed.Status />
    </FrameEmbed.Root>
  );
}
