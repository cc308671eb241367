import { Disclosure } from "@danji/ui/disclosure";
import type { SiteTour, TourScene } from "@danji/complex/media/tour";
import { GuideRoot, Keys, SightButton, Sights } from "./guide.styles.ts";
import type { TourViewer } from "./viewer.ts";

const KEYS = [
  ["화살표", "시선을 돌립니다"],
  ["+ −", "가까이, 멀리 봅니다"],
  ["Tab", "방과 문, 단추 사이를 옮깁니다"],
  ["끌기", "마우스나 손가락으로 돌립니다"],
  ["휠", "화면을 한 번 누른 뒤 가까이, 멀리 봅니다"],
] as const;

interface GuideProps {
  tour: SiteTour;
  scene: TourScene;
  viewer: TourViewer | undefined;
}

/** Shows the room in words: what it is like, what is seen in which direction, and how one moves. */
export function Guide({ tour, scene, viewer }: GuideProps) {
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
            {KEYS.map(([key, does]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </Keys>
          <p>{tour.note}</p>
        </Disclosure.Content>
      </Disclosure.Root>
    </GuideRoot>
  );
}
