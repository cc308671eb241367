import { Picture } from "@danji/ui/picture";
import { useEffect, useId, useRef, useState, type RefObject, type Ref } from "react";
import type { SiteTour, TourScene } from "@danji/complex/media/tour";
import { Caption, Host, Still, StageRoot, Door, DoorLayer, Message } from "./stage.styles.ts";
import type { Tour } from "./use-tour.ts";
import { pictureSizes } from "../parts/picture-sizes.ts";
import type { TourViewer } from "./viewer.ts";
import { Button } from "@danji/ui/button";
import { VisuallyHidden } from "@danji/ui/visually-hidden";

const SIZES = pictureSizes("100vw");

interface StageProps {
  tour: SiteTour;
  walk: Tour;
  /** Holds the doors, which the viewer moves. */
  doorsRef: RefObject<HTMLDivElement | null>;
}

/** Shows the room itself: the still until the panorama is there, then the panorama with its doors. */
export function Stage({ tour, walk, doorsRef }: StageProps) {
  const { scene, state, drawn, sight, viewer, containerRef } = walk;
  const wordsId = useId();
  const [focused, setFocused] = useState<"keys" | "pointer">();
  const pointing = useRef(false);
  const name = `${scene.label} ${scene.name}`;

  // The room may have got the focus while it was loading.
  useEffect(() => viewer?.listen(focused !== undefined), [viewer, focused]);

  function focus(by: "keys" | "pointer"): void {
    pointing.current = by === "pointer";
    containerRef.current?.focus({ preventScroll: true });
    pointing.current = false;
  }

  /** Takes the focus over from a button that is about to be removed. */
  function takeFocus(button: Element): void {
    focus(button.matches(":focus-visible") ? "keys" : "pointer");
  }

  function goThroughDoor(key: string): void {
    // The focused door is removed with its room.
    const door = document.activeElement;
    if (door && doorsRef.current?.contains(door)) takeFocus(door);
    walk.go(key);
  }

  function retry(button: Element): void {
    takeFocus(button);
    walk.retry();
  }

  return (
    <StageRoot data-focused={focused}>
      {/* The library keeps pointers from moving the focus, without which keys and wheel are the page's. */}
      <Host
        ref={containerRef}
        role="application"
        aria-roledescription="360도 화면"
        aria-label={name}
        aria-describedby={wordsId}
        tabIndex={viewer ? 0 : -1}
        onFocus={() => setFocused(pointing.current ? "pointer" : "keys")}
        onBlur={() => setFocused(undefined)}
        onPointerDown={() => focus("pointer")}
      />
      <Still data-state={drawn ? "gone" : "shown"}>
        <Picture source={scene.still} sizes={SIZES} alt={drawn ? "" : scene.still.alt} priority fill />
      </Still>
      {viewer && <Doors ref={doorsRef} scene={scene} scenes={tour.scenes} viewer={viewer} onGo={goThroughDoor} />}
      <Caption>
        <strong>{name}</strong>
        {state === "ready" && sight && <span>{sight.name}</span>}
      </Caption>
      <p id={wordsId} hidden>
        {`${scene.description} 화살표 키로 돌리고 +와 - 키로 가까이, 멀리 봅니다.`}
      </p>
      <StageStatus walk={walk} name={name} onRetry={retry} />
    </StageRoot>
  );
}

interface DoorsProps {
  ref: Ref<HTMLDivElement>;
  scene: TourScene;
  scenes: readonly TourScene[];
  viewer: TourViewer;
  onGo: (key: string) => void;
}

/** Shows the ways into other rooms, each where it is seen. One that gets the focus comes into sight. */
function Doors({ ref, scene, scenes, viewer, onGo }: DoorsProps) {
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

interface StageStatusProps {
  walk: Tour;
  name: string;
  /** Called with the pressed button, which is removed with the message about the failure. */
  onRetry: (button: Element) => void;
}

/** Announces the state of the tour: loading, the room and what is in view, or an error. */
function StageStatus({ walk: { state, scene, sight }, name, onRetry }: StageStatusProps) {
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

/** Puts every door where it is seen, and out of sight those that are behind one's back. */
export function placeDoors(layer: HTMLElement | null, viewer: Pick<TourViewer, "place">): void {
  for (const door of layer?.querySelectorAll<HTMLElement>("[data-yaw]") ?? []) {
    const { yaw, pitch } = door.dataset;
    const place = viewer.place({ yaw: Number(yaw), pitch: Number(pitch) });
    door.dataset["sight"] = place ? "in" : "out";
    if (place) door.style.translate = `${Math.round(place.x)}px ${Math.round(place.y)}px`;
  }
}
