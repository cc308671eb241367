import type { TourScene } from "@danji/complex/media/tour";
import { RoomButton, RoomGroup, RoomList } from "./tour-page.styles.ts";

interface RoomsProps {
  scenes: readonly TourScene[];
  current: TourScene;
  onGo: (key: string) => void;
}

/** Renders a button for every room, an alternative to the doors in the panorama. */
export function Rooms({ scenes, current, onGo }: RoomsProps) {
  const labels = [...new Set(scenes.map(({ label }) => label))];
  return (
    <RoomList aria-label="둘러볼 방">
      {labels.map((label) => (
        <RoomGroup key={label} role="group" aria-label={label}>
          <span aria-hidden>{label}</span>
          {scenes
            .filter((scene) => scene.label === label)
            .map((scene) => (
              <RoomButton
                key={scene.key}
                type="button"
                aria-pressed={scene.key === current.key}
                onClick={() => onGo(scene.key)}
              >
                {scene.name}
              </RoomButton>
            ))}
        </RoomGroup>
      ))}
    </RoomList>
  );
}
