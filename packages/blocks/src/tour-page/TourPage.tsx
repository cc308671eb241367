import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { useRef } from "react";
import type { SiteTour, TourScene } from "@danji/complex/media/tour";
import { Terms } from "../parts/Terms.tsx";
import { placeDoors, Stage } from "./Stage.tsx";
import {
  Panel,
  Root,
  RoomButton,
  RoomGroup,
  RoomList,
  GuideRoot,
  Keys,
  SightButton,
  Sights,
} from "./tour-page.styles.ts";
import { useTour } from "./use-tour.ts";
import { ViewControls } from "./ViewControls.tsx";
import { Disclosure } from "@danji/ui/disclosure";
import type { TourViewer } from "./viewer.ts";

/** Renders the document of the site's own tour: a room to look around in, the rooms, the controls and words. Without JavaScript it is still and words. */
export function TourPage({ tour, firstScene }: { tour: SiteTour; firstScene: TourScene }) {
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
        <Rooms scenes={tour.scenes} current={scene} onGo={(key) => walk.go(key)} />
        <ViewControls viewer={viewer} />
        <Guide tour={tour} scene={scene} viewer={viewer} />
      </Panel>
    </Root>
  );
}

interface RoomsProps extends Pick<SiteTour, "scenes"> {
  current: TourScene;
  onGo: (key: string) => void;
}

function Rooms({ scenes, current, onGo }: RoomsProps) {
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

const KEYS = {
  화살표: "시선을 돌립니다",
  "+ −": "가까이, 멀리 봅니다",
  Tab: "방과 문, 버튼 사이를 옮깁니다",
  끌기: "마우스나 손가락으로 돌립니다",
  휠: "화면을 한 번 누른 뒤 가까이, 멀리 봅니다",
};

function Guide({ tour, scene, viewer }: { tour: SiteTour; scene: TourScene; viewer: TourViewer | undefined }) {
  return (
    <GuideRoot>
      <Disclosure.Root>
        <Disclosure.Trigger tone="onDark" size="small">
          설명과 사용법
        </Disclosure.Trigger>
        <Disclosure.Content>
          <h2>{`${scene.label} ${scene.name}`}</h2>
          <p>{scene.description}</p>
          <Sights>
            {scene.sights.map(({ name, text, yaw, pitch }) => (
              <li key={name}>
                <SightButton type="button" disabled={!viewer} onClick={() => viewer?.look({ yaw, pitch })}>
                  {name}
                </SightButton>
                <span>{text}</span>
              </li>
            ))}
          </Sights>
          <h2>움직이는 법</h2>
          <Keys>
            <Terms of={KEYS} />
          </Keys>
          <p>{tour.note}</p>
        </Disclosure.Content>
      </Disclosure.Root>
    </GuideRoot>
  );
}
