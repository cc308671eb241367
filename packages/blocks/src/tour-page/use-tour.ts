import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Direction, SiteTour, TourScene, Panorama } from "@danji/complex/media/tour";
import type { TourViewer } from "./viewer.ts";

/** Whether this browser can draw panoramas: it needs WebGL 2. */
function canDraw(): boolean {
  try {
    return document.createElement("canvas").getContext("webgl2") !== null;
  } catch {
    return false;
  }
}

/** `flat`: the browser cannot draw panoramas and the still stays. `failed`: the panorama did not load. */
export type TourState = "loading" | "ready" | "flat" | "failed";

/** Runs a tour, whose viewer and first panorama load immediately; `onView` is called when another sight or position is in view. */
export function useTour({ scenes }: SiteTour, firstScene: TourScene, onView: (viewer: TourViewer) => void) {
  const [scene, setScene] = useState(firstScene);
  const [state, setState] = useState<TourState>("loading");
  const [drawn, setDrawn] = useState(false);
  const [sight, setSight] = useState(() => nearestSight(firstScene, firstScene.view));
  const [viewer, setViewer] = useState<TourViewer>();
  const containerRef = useRef<HTMLDivElement>(null);

  async function enter(standing: TourViewer, room: TourScene): Promise<void> {
    try {
      if (!(await standing.show(selectPanorama(room.panorama), room.view))) return;
      setState("ready");
      setDrawn(true);
    } catch {
      setState("failed");
    }
  }

  const handleView = useEffectEvent((shown: TourViewer, direction: Direction) => {
    setSight(nearestSight(scene, direction));
    onView(shown);
  });

  // Where one has asked to go while the viewer was on its way.
  const handleMade = useEffectEvent((created: TourViewer) => enter(created, scene));

  useEffect(() => {
    const container = containerRef.current;
    if (!container) return;
    let left = false;
    let made: TourViewer | undefined;
    async function begin(parent: HTMLElement): Promise<void> {
      if (!canDraw()) return setState("flat");
      try {
        const { createViewer } = await import("./viewer.ts");
        if (left) return;
        const created = createViewer(parent, (direction) => handleView(created, direction));
        made = created;
        setViewer(created);
        await handleMade(created);
      } catch {
        setState("failed");
      }
    }
    void begin(container);
    return () => {
      left = true;
      made?.destroy();
    };
  }, []);

  return {
    scene,
    state,
    /** Whether a panorama is on the screen, be it the one before. */
    drawn: drawn && (state === "ready" || state === "loading"),
    sight,
    containerRef,
    viewer: state === "ready" ? viewer : undefined,
    go(key: string) {
      const next = scenes.find((room) => room.key === key);
      if (!next || next === scene) return;
      setScene(next);
      setSight(nearestSight(next, next.view));
      // Without a viewer nothing loads the room: it is still on its way, or has failed and needs another document.
      if (!viewer) return;
      setState("loading");
      void enter(viewer, next);
    },
    retry() {
      // Without a viewer its code is what has not come, and a browser does not ask for a module twice.
      if (!viewer) return location.reload();
      setState("loading");
      void enter(viewer, scene);
    },
  };
}

/** State of a tour and its actions. */
export type Tour = ReturnType<typeof useTour>;

/** Degrees to the side within which something is what one looks at. */
const REACH = 60;

/** Degrees between two directions to the side, the short way round. */
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/** Returns the described sight nearest to a direction; undefined if none is near. */
export function nearestSight({ sights }: Pick<TourScene, "sights">, { yaw }: Direction) {
  const [nearest] = [...sights].sort((a, b) => apart(a.yaw, yaw) - apart(b.yaw, yaw));
  return nearest && apart(nearest.yaw, yaw) <= REACH ? nearest : undefined;
}

/** Returns the file of a panorama for this line: a lighter one where the reader saves data. */
export function selectPanorama({ full, light }: Panorama): string {
  const saves = navigator.connection?.saveData === true || window.matchMedia("(prefers-reduced-data: reduce)").matches;
  return saves ? light : full;
}
