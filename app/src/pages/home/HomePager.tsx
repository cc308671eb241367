import { WheelPager } from "@danji/ui/wheel-pager";
import { identity } from "complex:identity";
import { HOME_INDEX_ID } from "@danji/blocks/home/screen-props.ts";
import { HERO_ID, type HomeScreen } from "@danji/complex/home-screens";

/** Returns the step that the visitor started before the pager was loaded: nothing else scrolls a new document. */
function startedStep(): 1 | undefined {
  if (typeof window === "undefined") return undefined;
  const visits = performance.getEntriesByType("navigation");
  const isNew = visits.every((visit) => "type" in visit && visit.type === "navigate");
  return isNew && location.hash === "" && window.scrollY > 0 ? 1 : undefined;
}

/** Turns wide windows' wheel and keys into steps from screen to screen, and shows which of them one is at. */
export function HomePager({ screens }: { screens: readonly HomeScreen[] }) {
  const paged = [{ id: HERO_ID, label: identity.name }, ...screens.filter(({ paged }) => paged)];
  return (
    <WheelPager.Root sections={paged} pendingStep={startedStep}>
      <WheelPager.Index id={HOME_INDEX_ID} aria-label="화면 목록" />
    </WheelPager.Root>
  );
}
