import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { render } from "../../tests/render.tsx";
import { FrameEmbed } from "./index.ts";

const SRC = "about:blank";

const tour = (
  <FrameEmbed.Root aria-label="VR" src={SRC} patience={5000}>
    <FrameEmbed.Trigger hint="VR 보기" />
    <FrameEmbed.Content />
    <FrameEmbed.Status />
  </FrameEmbed.Root>
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const press = (element: HTMLElement) => act(() => element.click());
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it("gives the other site this one's origin and the full screen alone", () => {
  const { getByRole, getByTitle } = render(tour);
  press(getByRole("link"));
  expect(getByTitle("VR").getAttribute("referrerpolicy")).toBe("strict-origin-when-cross-origin");
  expect(getByTitle("VR").getAttribute("allow")).toBe("fullscreen");
});

it("waits for its patience, and shows a page that loads later", () => {
  const { getByRole, getByTitle, queryByRole } = render(tour);
  press(getByRole("link"));
  pass(4999);
  expect(queryByRole("button", { name: "다시 시도" })).toBeNull();
  pass(1);
  expect(getByRole("button", { name: "다시 시도" })).toBeDefined();
  act(() => void getByTitle("VR").dispatchEvent(new Event("load")));
  expect(getByRole("status").textContent).toBe("");
});

it("asks once more, with the focus in the new frame", () => {
  const { getByRole, getByTitle } = render(tour);
  press(getByRole("link"));
  const first = getByTitle("VR");
  pass(5000);
  press(getByRole("button", { name: "다시 시도" }));
  expect(getByRole("status").textContent).toBe("불러오는 중입니다...");
  expect(getByTitle("VR")).not.toBe(first);
  expect(document.activeElement).toBe(getByTitle("VR"));
});

it("leaves the focus on the page when the frame has loaded", () => {
  const { getByTitle } = render(
    <FrameEmbed.Root aria-label="VR" src={SRC} patience={5000} defaultOpen>
      <FrameEmbed.Content />
      <FrameEmbed.Status />
    </FrameEmbed.Root>,
  );
  act(() => void getByTitle("VR").dispatchEvent(new Event("load")));
  expect(document.activeElement).toBe(document.body);
});

it("moves the focus from its status to a page that loads later", () => {
  const { getByRole, getByTitle } = render(tour);
  press(getByRole("link"));
  pass(5000);
  act(() => getByRole("button", { name: "다시 시도" }).focus());
  act(() => void getByTitle("VR").dispatchEvent(new Event("load")));
  expect(document.activeElement).toBe(getByTitle("VR"));
});

it("leaves no timer behind", () => {
  const { getByRole, unmount } = render(tour);
  press(getByRole("link"));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
