import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { usePager } from "./usePager.ts";

const SCREEN = 900;
const IDS = ["first", "second"];
let scrollTo: MockInstance<typeof window.scrollTo>;
let mocks: MockInstance[] = [];

beforeEach(() => {
  document.body.innerHTML = IDS.map((id) => `<section id="${id}"></section>`).join("");
  scrollTo = vi.spyOn(window, "scrollTo").mockReturnValue(undefined);
  mocks = [
    vi.spyOn(window, "scrollY", "get").mockReturnValue(SCREEN / 3),
    vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(SCREEN),
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(IDS.length * SCREEN),
  ];
  for (const [index, section] of document.querySelectorAll("section").entries())
    vi.spyOn(section, "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, index * SCREEN - window.scrollY, SCREEN, SCREEN),
    );
});

afterEach(() => {
  for (const mock of [scrollTo, ...mocks]) mock.mockRestore();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it.each([
  ["finishes a pending step when paging starts with the pager", false, SCREEN],
  ["goes to the nearest section when a window that is widened later starts paging", true, 0],
])("%s", (_, isNarrow, top) => {
  const narrow = Object.assign(new EventTarget(), { matches: isNarrow });
  const reducedMotion = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", (query: string) => (query.includes("width") ? narrow : reducedMotion));
  renderHook(() => usePager({ ids: IDS, disabled: false, pendingStep: () => 1, onIndexChange: undefined }));
  narrow.matches = false;
  act(() => void narrow.dispatchEvent(new Event("change")));
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top }));
});
