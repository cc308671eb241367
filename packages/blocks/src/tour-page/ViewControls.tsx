import { type ComponentProps, useEffect, useState } from "react";
import { ControlButton, ControlRow, Refused } from "./tour-page.styles.ts";
import type { TourViewer } from "./viewer.ts";

/** Strokes of each icon on a field of 24 by 24. */
const STROKES = {
  left: "M14.5 5.5 8 12l6.5 6.5",
  right: "M9.5 5.5 16 12l-6.5 6.5",
  up: "M5.5 14.5 12 8l6.5 6.5",
  down: "M5.5 9.5 12 16l6.5-6.5",
  nearer: "M12 5.5v13M5.5 12h13",
  farther: "M5.5 12h13",
  fill: "M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15",
  leave: "M4.5 9H9V4.5M19.5 9H15V4.5M4.5 15H9v4.5M19.5 15H15v4.5",
  device: "M8.5 4.5h7v15h-7zM5.5 8.5 3 12l2.5 3.5M18.5 8.5 21 12l-2.5 3.5",
} as const;

type IconName = keyof typeof STROKES;

/** Renders a button with a sign; its name is its `aria-label`. */
const Control = ({ icon, ...button }: ComponentProps<"button"> & { icon: IconName }) => (
  <ControlButton {...button} type="button">
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d={STROKES[icon]} />
    </svg>
  </ControlButton>
);

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
        <Control key={icon} icon={icon} aria-label={label} disabled={!viewer} onClick={() => viewer && press(viewer)} />
      ))}
      <FollowDevice viewer={viewer} />
      <FullScreen />
    </ControlRow>
  );
}

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
    <Control
      icon={on ? "leave" : "fill"}
      aria-label="전체 화면"
      aria-pressed={on}
      onClick={() => void (on ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
    />
  );
}

/** Turns the view with the device. Requests the permission on press only. */
function FollowDevice({ viewer }: ViewControlsProps) {
  const [possible, setPossible] = useState(false);
  const [following, setFollowing] = useState(false);
  const [refused, setRefused] = useState(false);

  useEffect(() => void viewer?.canFollow().then(setPossible), [viewer]);
  useEffect(() => viewer?.watchFollowing(setFollowing), [viewer]);

  async function toggle(standing: TourViewer): Promise<void> {
    const follows = await standing.follow(!following);
    setRefused(!following && !follows);
  }

  return (
    <>
      {possible && (
        <Control
          icon="device"
          aria-label="기기를 움직여 보기"
          aria-pressed={following}
          disabled={!viewer}
          onClick={() => viewer && void toggle(viewer)}
        />
      )}
      <Refused role="status">
        {refused && "기기의 동작 센서를 사용할 수 없습니다. 기기 설정에서 허용해 주세요."}
      </Refused>
    </>
  );
}
