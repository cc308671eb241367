import { VideoPlayer } from "@danji/ui/video-player";

export function VideoPlayerExample() {
  return (
    <VideoPlayer.Root aria-label="견본 단지 홍보영상" poster="media/dusk-480.webp" shape={{ width: 480, height: 270 }}>
      <VideoPlayer.Viewport>
        <VideoPlayer.Film src="media/film.webm">
          <track kind="captions" src="data:text/vtt,WEBVTT" srcLang="ko" label="한국어 자막" default />
        </VideoPlayer.Film>
        <VideoPlayer.Trigger />
      </VideoPlayer.Viewport>
      <VideoPlayer.Controls>
        <VideoPlayer.PlayToggle />
        <VideoPlayer.Position />
        <VideoPlayer.CaptionsToggle />
        <VideoPlayer.SoundToggle />
      </VideoPlayer.Controls>
    </VideoPlayer.Root>
  );
}
