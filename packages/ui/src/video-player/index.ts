import {
  VideoPlayerCaptionsToggle,
  VideoPlayerControls,
  VideoPlayerTrigger,
  VideoPlayerPlayToggle,
  VideoPlayerPosition,
  VideoPlayerSoundToggle,
} from "./Controls.tsx";
import { VideoPlayerFilm, VideoPlayerRoot, VideoPlayerViewport, VideoPlayerProvider } from "./VideoPlayer.tsx";

/**
 * A film in parts: `Root` runs it, `Viewport` holds `Film` and `Trigger`, `Provider` is a provider's film, `Controls` holds
 * the controls.
 */
export const VideoPlayer = {
  Root: VideoPlayerRoot,
  Viewport: VideoPlayerViewport,
  Film: VideoPlayerFilm,
  Trigger: VideoPlayerTrigger,
  Provider: VideoPlayerProvider,
  Controls: VideoPlayerControls,
  PlayToggle: VideoPlayerPlayToggle,
  Position: VideoPlayerPosition,
  CaptionsToggle: VideoPlayerCaptionsToggle,
  SoundToggle: VideoPlayerSoundToggle,
};
