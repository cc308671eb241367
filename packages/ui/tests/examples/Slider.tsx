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
          <h3>남향 위주의 배치</h3>
          <p>열 개 동을 비껴 앉혀 어느 거실에서나 볕이 듭니다.</p>
        </Slider.Slide>
        <Slider.Slide>
          <h3>가까운 역</h3>
          <p>단지 정문에서 견본역까지 걸어서 칠 분입니다.</p>
        </Slider.Slide>
        <Slider.Slide>
          <h3>걷는 길</h3>
          <p>차가 다니지 않는 길이 단지를 한 바퀴 돕니다.</p>
        </Slider.Slide>
      </Slider.Viewport>
    </Slider.Root>
  );
}
