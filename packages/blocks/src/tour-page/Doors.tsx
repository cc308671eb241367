import type { Ref } from "react";
import type { TourScene } from "@danji/complex/media/tour";
import { Door, DoorLayer } from "./stage.styles.ts";
import type { TourViewer } from "./viewer.ts";

interface DoorsProps {
  ref: Ref<HTMLDivElement>;
  scene: TourScene;
  scenes: readonly TourScene[];
  viewer: TourViewer;
  onGo: (key: string) => void;
}

/** Shows the ways into other rooms, each where it is seen. One that gets the focus comes into sight. */
export function Doors({ ref, scene, scenes, viewer, onGo }: DoorsProps) {
  return (
    <DoorLayer ref={ref} key={scene.key}>
      {scene.doors.map(({ to, yaw, pitch }) => {
        const room = scenes.find(({ key }) => key === to);
        const name = `${room?.label ?? ""} ${room?.name ?? ""}`;
        return (
          <Door
            key={to}
            type="button"
            aria-label={`${name} 들어가기`}
            data-yaw={yaw}
            data-pitch={pitch}
            onFocus={({ currentTarget }) => {
              // A pointer is on what is in sight already.
              if (currentTarget.dataset["sight"] !== "in") viewer.look({ yaw, pitch });
            }}
            onClick={() => onGo(to)}
          >
            <span aria-hidden>{name}</span>
          </Door>
        );
      })}
    </DoorLayer>
  );
}
