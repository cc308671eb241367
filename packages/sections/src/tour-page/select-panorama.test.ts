import { afterEach, expect, it, vi } from "vitest";
import { selectPanorama } from "./select-panorama.ts";

const panorama = {
  avif: { full: "/full.avif", light: "/light.avif" },
  webp: { full: "/full.webp", light: "/light.webp" },
};

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["/still-828.avif", false, false, "/full.avif"],
  ["/still-828.webp", false, false, "/full.webp"],
  ["", false, false, "/full.webp"],
  ["/still-828.avif", true, false, "/light.avif"],
  ["/still-828.webp", false, true, "/light.webp"],
])("goes by the still %j, and by what a reader saves (%s, %s)", (still, saveData, reducedData, src) => {
  vi.stubGlobal("navigator", { connection: { saveData } });
  vi.stubGlobal("window", { matchMedia: () => ({ matches: reducedData }) });
  expect(selectPanorama(panorama, still)).toBe(src);
});
