import { useEffect, useState } from "react";
import { FollowDevice } from "./FollowDevice.tsx";
import { Icon, type IconName } from "./Icon.tsx";
import { ControlButton, ControlRow } from "./tour-page.styles.ts";
import type { TourViewer } from "./viewer.ts";

/** Degrees that one press of a button turns by. */
const STEP = 30;

const CONTROLS: readonly {
  readonly label: string;
  readonly icon: IconName;
  readonly press: (viewer: TourViewer) => void;
}[] = [
  { label: "왼쪽으로", icon: "left", press: (viewer) => viewer.turn({ yaw: -STEP, pitch: 0 }) },
  { label: "오른쪽으로", icon: "right", press: (viewer) => viewer.turn({ yaw: STEP, pitch: 0 }) },
  { label: "위로", icon: "up", press: (viewer) => viewer.turn({ yaw: 0, pitch: STEP / 2 }) },
  { label: "아래로", icon: "down", press: (viewer) => viewer.turn({ yaw: 0, pitch: -STEP / 2 }) },
  { label: "가까이", icon: "nearer", press: (viewer) => viewer.zoom(1) },
  { label: "멀리", icon: "farther", press: (viewer) => viewer.zoom(-1) },
];

interface ViewControlsProps {
  viewer: TourViewer | undefined;
}

/** Shows what keys and fingers do, as buttons; they wait while there is nothing to turn. */
export function ViewControls({ viewer }: ViewControlsProps) {
  return (
    <ControlRow role="group" aria-label="화면 움직이기">
      {CONTROLS.map(({ label, icon, press }) => (
        <ControlButton
          key={icon}
          type="button"
          aria-label={label}
          disabled={!viewer}
          onClick={() => viewer && press(viewer)}
        >
          <Icon name={icon} />
        </ControlButton>
      ))}
      <FollowDevice viewer={viewer} />
      <FullScreen />
    </ControlRow>
  );
}

/** Fills the screen, where the browser can. */
function FullScreen() {
  const [on, setOn] = useState<boolean>();
  useEffect(() => {
    if (!document.fullscreenEnabled) return;
    const read = () => setOn(document.fullscreenElement !== null);
    read();
    document.addEventListener("fullscreenchange", read);
    return () => document.removeEventListener("fullscreenchange", read);
  }, []);
  if (on === undefined) return null;
  return (
    <ControlButton
      type="button"
      aria-label="전체 화면"
      aria-pressed={on}
      onClick={() => void (on ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
    >
      <Icon name={on ? "leave" : "fill"} />
    </ControlButton>
  );
}
