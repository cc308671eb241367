import { WheelPager } from "@danji/ui/wheel-pager";
import { identity } from "complex:identity";
import { HERO_ID, HOME_INDEX_ID, type HomeScreen } from "@danji/sections/home/home-screens.ts";
import { startedStep } from "./started-step.ts";

/** Turns wide windows' wheel and keys into steps from screen to screen, and shows which of them one is at. */
export function HomePager({ screens }: { screens: readonly HomeScreen[] }) {
  const paged = [{ id: HERO_ID, label: identity.name }, ...screens.filter(({ paged }) => paged)];
  return (
    <WheelPager.Root sections={paged} pendingStep={startedStep}>
      <WheelPager.Index id={HOME_INDEX_ID} label="화면 목록" />
    </WheelPager.Root>
  );
}
