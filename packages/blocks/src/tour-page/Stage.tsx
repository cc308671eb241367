import { Picture } from "@danji/ui/picture";
import { useEffect, useId, useRef, useState, type RefObject } from "react";
import type { SiteTour } from "@danji/complex/media/tour";
import { Doors } from "./Doors.tsx";
import { StageStatus } from "./StageStatus.tsx";
import { Caption, Host, Still, StageRoot } from "./stage.styles.ts";
import type { Tour } from "./use-tour.ts";
import { pictureSizes } from "../parts/picture-sizes.ts";

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
