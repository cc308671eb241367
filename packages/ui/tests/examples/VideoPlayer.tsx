import { VideoPlayer } from "@danji/ui/video-player";

export function VideoPlayerExample() {
  return (
    <VideoPlayer.Root aria-label="견본 단지 홍보영상" poster="media/dusk-480.webp" shape={{ width: 480, height: 270 }}>
      <VideoPlayer.Film src="media/film.webm">
        <track kind="captions" src="data:text/vtt,WEBVTT" srcLang="ko" label="한국어 자막" default />
      </VideoPlayer.Film>
    </VideoPlayer.Root>
  );
}
