import { Picture } from "@danji/ui/picture";
import { Slider } from "@danji/ui/slider";

export function SliderExample() {
  return (
    <Slider.Root aria-label="프리미엄" autoPlay={6000}>
      <Slider.PlayToggle />
      <Slider.Dots />
      <Slider.Previous />
      <Slider.Next />
      <Slider.Viewport>
        <Slider.Slide>
          <Picture
            source={{ src: "media/garden-480.webp", width: 480, height: 320, alt: "나무 사이로 난 산책로" }}
            sizes="100vw"
          />
          <h3>걷는 길</h3>
          <p>차가 다니지 않는 길이 단지를 한 바퀴 돕니다.</p>
        </Slider.Slide>
        <Slider.Slide>
          <Picture
            source={{ src: "media/library-480.webp", width: 480, height: 320, alt: "긴 책상이 놓인 작은 도서관" }}
            sizes="100vw"
          />
          <h3>책이 있는 곳</h3>
          <p>로비 옆 도서관은 밤 열 시까지 열려 있습니다.</p>
        </Slider.Slide>
        <Slider.Slide>
          <Picture
            source={{ src: "media/playroom-480.webp", width: 480, height: 320, alt: "창이 넓은 실내 놀이방" }}
            sizes="100vw"
          />
          <h3>아이가 뛰는 곳</h3>
          <p>비가 오는 날에도 뛰어놀 수 있는 실내 놀이방입니다.</p>
        </Slider.Slide>
      </Slider.Viewport>
    </Slider.Root>
  );
}
