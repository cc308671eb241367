import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { useRef } from "react";
import type { SiteTour, TourScene } from "@danji/complex/media/tour";
import { Guide } from "./Guide.tsx";
import { placeDoors } from "./place-doors.ts";
import { Rooms } from "./Rooms.tsx";
import { Stage } from "./Stage.tsx";
import { Panel, Root } from "./tour-page.styles.ts";
import { useTour } from "./use-tour.ts";
import { ViewControls } from "./ViewControls.tsx";

interface TourPageProps {
  tour: SiteTour;
  firstScene: TourScene;
}

/**
 * Shows the document of the site's own tour: a room to look around in, and below it the rooms, the controls and what
 * is to be seen in words. Without JavaScript it is the still and the words.
 */
export function TourPage({ tour, firstScene }: TourPageProps) {
  const doorsRef = useRef<HTMLDivElement>(null);
  const walk = useTour(tour, firstScene, (viewer) => placeDoors(doorsRef.current, viewer));
  const { scene, viewer, state } = walk;
  return (
    <Root data-state={state}>
      <h1>
        <VisuallyHidden>{tour.title}</VisuallyHidden>
      </h1>
      <Stage tour={tour} walk={walk} doorsRef={doorsRef} />
      <Panel>
        <Rooms scenes={tour.scenes} current={scene} onGo={walk.go} />
        <ViewControls viewer={viewer} />
        <Guide tour={tour} scene={scene} viewer={viewer} />
      </Panel>
    </Root>
  );
}
