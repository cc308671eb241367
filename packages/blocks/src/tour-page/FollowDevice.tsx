import { useEffect, useState } from "react";
import { Icon } from "./Icon.tsx";
import { ControlButton, Refused } from "./tour-page.styles.ts";
import type { TourViewer } from "./viewer.ts";

interface FollowDeviceProps {
  viewer: TourViewer | undefined;
}

/** Turns the view with the device. Requests the permission on press only. */
export function FollowDevice({ viewer }: FollowDeviceProps) {
  const [possible, setPossible] = useState(false);
  const [following, setFollowing] = useState(false);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    let left = false;
    void viewer?.canFollow().then((can) => {
      if (!left) setPossible(can);
    });
    return () => {
      left = true;
    };
  }, [viewer]);

  useEffect(() => viewer?.watchFollowing(setFollowing), [viewer]);

  async function toggle(standing: TourViewer): Promise<void> {
    const follows = await standing.follow(!following);
    setRefused(!following && !follows);
  }

  return (
    <>
      {possible && (
        <ControlButton
          type="button"
          aria-label="기기를 움직여 보기"
          aria-pressed={following}
          disabled={!viewer}
          onClick={() => viewer && void toggle(viewer)}
        >
          <Icon name="device" />
        </ControlButton>
      )}
      <Refused role="status">{refused && "기기의 움직임을 쓰도록 허락하지 않으셨습니다."}</Refused>
    </>
  );
}
