import { HOME_INDEX_ID, titleIdOf, type ScreenProps } from "@danji/blocks/home/screen-props.ts";
import { loadScreen } from "@danji/blocks/home/screen-code.ts";
import { pagerSignal } from "@danji/blocks/signals/section-signal.ts";
import { screenContents, screens as outline, takes } from "complex:home";
import type { ComponentType } from "react";
import { lazySection } from "../../shell/loading/lazy-section.tsx";
import { loadData } from "../blocks/block-data.ts";

type Screen = ComponentType<Pick<ScreenProps, "id" | "part">>;

/** Loads a screen with what it says and takes. */
async function loadSection(kind: string): Promise<Screen> {
  const [{ Block }, content, data] = await Promise.all([
    loadScreen(kind),
    screenContents[kind]?.(),
    loadData(takes[kind] ?? []),
  ]);
  if (!content) return () => null;
  const { section, pictures, facts } = content;
  const { facts: _, ...taken } = data;
  return ({ id, part }) => <Block {...taken} id={id} part={part} section={section} pictures={pictures} facts={facts} />;
}

/** Screens below the hero with their lazy sections, top to bottom. */
export const screens = outline.map((screen) => ({
  ...screen,
  Section: lazySection(titleIdOf(screen.id), () => loadSection(screen.kind)),
}));

/** The lazy pager: loads on the first movement in a wide window, never in a narrow one. */
export const LazyPager = lazySection(
  HOME_INDEX_ID,
  () => import("./HomePager.tsx").then((m) => m.HomePager),
  pagerSignal,
);
