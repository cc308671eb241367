import { Picture } from "@danji/ui/picture";
import { Split } from "@danji/ui/split";

const garden = {
  alt: "나무 사이로 난 견본 단지의 산책로",
  width: 480,
  height: 320,
  src: "media/garden-480.webp",
  avif: "media/garden-480.avif 480w",
  color: "#6b6b5d",
};

export function SplitExample() {
  return (
    <Split media={<Picture source={garden} sizes="50vw" fill priority />} style={{ minHeight: "30rem" }}>
      <div>
        <h2>나무 사이로 걷는 산책로</h2>
        <p>견본 단지의 길은 차와 만나지 않습니다.</p>
      </div>
    </Split>
  );
}
