import type { ComponentType } from "react";
import type { ScreenData, ScreenProps } from "./screen-props.ts";

/** A `Block.tsx` of a home screen; that it fits its kind is checked where the kind is defined. */
export interface ScreenModule {
  readonly Block: ComponentType<ScreenProps & Partial<ScreenData>>;
}

const FILES = import.meta.glob<ScreenModule>("./*/Block.tsx");

/** Loads the code of a home screen. */
export async function loadScreen(kind: string): Promise<ScreenModule> {
  const load = FILES[`./${kind}/Block.tsx`];
  if (!load) throw new Error(`There is no home/${kind}/Block.tsx.`);
  return load();
}
