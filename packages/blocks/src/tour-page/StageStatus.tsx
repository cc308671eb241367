import { Button } from "@danji/ui/button";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { Message } from "./stage.styles.ts";
import type { Tour } from "./use-tour.ts";

interface StageStatusProps {
  walk: Tour;
  /** Name of the room. */
  name: string;
  /** Called with the pressed button, which is removed with the message about the failure. */
  onRetry: (button: Element) => void;
}

/** Announces the state of the tour: loading, the room and what is in view, or an error. */
export function StageStatus({ walk: { state, scene, sight }, name, onRetry }: StageStatusProps) {
  return (
    <>
      <div role="status">
        {state === "ready" && <VisuallyHidden>{sight ? `${name}, ${sight.name}. ${sight.text}` : name}</VisuallyHidden>}
        {state === "loading" && <Message>{`${name} 화면을 불러오는 중입니다...`}</Message>}
        {state === "flat" && (
          <Message>
            이 기기에서는 360도 화면을 그릴 수 없어 이미지로 보여드립니다. 방마다의 설명은 아래에 있습니다.
          </Message>
        )}
        {state === "failed" && <Message data-kind="failed">{`${name} 화면을 불러오지 못했습니다.`}</Message>}
      </div>
      {state === "failed" && (
        <Message data-kind="retry">
          <Button size="small" variant="accent" onClick={({ currentTarget }) => onRetry(currentTarget)}>
            다시 시도
          </Button>
        </Message>
      )}
      {state === "loading" && (
        <noscript>
          <Message>
            VR은 스크립트를 켜야 움직입니다. <a href={scene.panorama.full}>360도 이미지 펼쳐 보기</a>
          </Message>
        </noscript>
      )}
    </>
  );
}
