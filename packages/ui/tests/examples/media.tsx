import { FrameEmbed } from "@danji/ui/frame-embed";
import { FadingPicture, Picture } from "@danji/ui/picture";
import { Slider } from "@danji/ui/slider";
import { UnitViewer } from "@danji/ui/unit-viewer";
import { VideoPlayer } from "@danji/ui/video-player";

const dusk = {
  alt: "노을이 지는 저녁, 물가에 선 열 개 동의 견본 단지",
  width: 960,
  height: 540,
  src: "media/dusk-960.webp",
  avif: "media/dusk-480.avif 480w, media/dusk-960.avif 960w",
  colour: "#8b8175",
};

export function FadingPictureExample() {
  return <FadingPicture source={dusk} sizes="(max-width: 900px) 100vw, 36rem" fade={{ delay: 300 }} priority />;
}

const room = {
  alt: "창이 넓은 거실",
  width: 480,
  height: 300,
  src: "media/room-480.webp",
  avif: "media/room-480.avif 480w",
  colour: "#9a9384",
};

export function FrameEmbedExample() {
  return (
    <FrameEmbed.Root title="견본 세대 VR 둘러보기" src="https://tour.example/84a">
      <FrameEmbed.Facade hint="화면을 클릭하면 VR을 보실 수 있습니다.">
        <Picture source={room} sizes="36rem" alt="" fill />
      </FrameEmbed.Facade>
      <FrameEmbed.Frame />
      <FrameEmbed.Status />
    </FrameEmbed.Root>
  );
}

export function PictureExample() {
  return <Picture source={dusk} sizes="(max-width: 900px) 100vw, 36rem" />;
}

export function SliderExample() {
  return (
    <Slider.Root label="프리미엄" autoPlay={6000}>
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

export function UnitViewerExample() {
  return (
    <UnitViewer.Root
      types={[
        { value: "84A", label: "84A" },
        { value: "84B", label: "84B" },
      ]}
    >
      <UnitViewer.Types />
      <UnitViewer.Previous />
      <UnitViewer.Next />
      <UnitViewer.Stage label="평면도">
        <UnitViewer.Type value="84A">
          <img src="media/plan-84a.webp" width={1200} height={942} alt="84A 평면도" />
        </UnitViewer.Type>
        <UnitViewer.Type value="84B">
          <img src="media/plan-84b.webp" width={1200} height={1182} alt="84B 평면도" />
        </UnitViewer.Type>
      </UnitViewer.Stage>
      <UnitViewer.ZoomOut />
      <UnitViewer.ZoomIn />
      <UnitViewer.Fit />
    </UnitViewer.Root>
  );
}

export function VideoPlayerExample() {
  return (
    <VideoPlayer.Root title="견본 단지 홍보영상" poster="media/dusk-480.webp" shape={{ width: 480, height: 270 }}>
      <VideoPlayer.Screen>
        <VideoPlayer.Film src="media/film.webm">
          <track kind="captions" src="data:text/vtt,WEBVTT" srcLang="ko" label="한국어 자막" default />
        </VideoPlayer.Film>
        <VideoPlayer.Cover />
      </VideoPlayer.Screen>
      <VideoPlayer.Controls>
        <VideoPlayer.PlayToggle />
        <VideoPlayer.Position />
        <VideoPlayer.CaptionsToggle />
        <VideoPlayer.SoundToggle />
      </VideoPlayer.Controls>
    </VideoPlayer.Root>
  );
}
