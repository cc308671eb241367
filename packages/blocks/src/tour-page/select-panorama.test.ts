import { afterEach, expect, it, vi } from "vitest";
import { selectPanorama } from "./use-tour.ts";

const panorama = { full: "/full.avif", light: "/light.avif" };

afterEach(() => vi.unstubAllGlobals());

it.each([
  [false, false, "/full.avif"],
  [true, false, "/light.avif"],
  [false, true, "/light.avif"],
])("goes by what a reader saves (%s, %s)", (saveData, reducedData, src) => {
  vi.stubGlobal("navigator", { connection: { saveData } });
  vi.stubGlobal("window", { matchMedia: () => ({ matches: reducedData }) });
  expect(selectPanorama(panorama)).toBe(src);
});
