import {
  VideoPlayerCaptionsToggle,
  VideoPlayerControls,
  VideoPlayerCover,
  VideoPlayerPlayToggle,
  VideoPlayerPosition,
  VideoPlayerSoundToggle,
} from "./Controls.tsx";
import { VideoPlayerFilm, VideoPlayerRoot, VideoPlayerScreen, VideoPlayerProvider } from "./VideoPlayer.tsx";

/**
 * A film in parts: `Root` runs it, `Screen` holds `Film` and `Cover`, `Provider` is a provider's film, `Controls` holds
 * the controls.
 */
export const VideoPlayer = {
  Root: VideoPlayerRoot,
  Screen: VideoPlayerScreen,
  Film: VideoPlayerFilm,
  Cover: VideoPlayerCover,
  Provider: VideoPlayerProvider,
  Controls: VideoPlayerControls,
  PlayToggle: VideoPlayerPlayToggle,
  Position: VideoPlayerPosition,
  CaptionsToggle: VideoPlayerCaptionsToggle,
  SoundToggle: VideoPlayerSoundToggle,
};
