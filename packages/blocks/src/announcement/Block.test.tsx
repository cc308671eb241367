import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { render } from "../../../ui/tests/render.tsx";
import { Block, OPENING_LIMIT_MS } from "./Block.tsx";

const LOADING = "파일을 불러오는 중입니다...";

/** A window that was opened and has shown nothing so far; `load` and `close` happen to it. */
function openedWindow() {
  const target = new EventTarget();
  const opened = Object.assign(target, {
    closed: false,
    location: { href: "about:blank" },
    document: { readyState: "complete", contentType: "text/html" },
  });
  const open = vi.fn(() => opened);
  vi.stubGlobal("open", open);
  function load(): void {
    act(() => {
      target.dispatchEvent(new Event("load"));
    });
  }
  return { opened, open, load };
}

function press() {
  const { getByRole } = render(<Block isOfficialNotice={false} />);
  const button = getByRole("button", { name: "입주자모집공고 PDF 보기 (요약)" });
  act(() => button.click());
  return { button, said: () => getByRole("status").textContent, getByRole };
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says whether the file is the official notice", () => {
  const { getByRole } = render(<Block isOfficialNotice />);
  expect(getByRole("button", { name: "입주자모집공고 PDF 보기 (원문)" })).toBeDefined();
  expect(getByRole("link", { name: "입주자모집공고 PDF 내려받기 (원문)" })).toBeDefined();
});

it("says that the file is on its way until the window has loaded", () => {
  const { load, open } = openedWindow();
  const { button, said } = press();
  expect(open).toHaveBeenCalledWith("/announcement.pdf", "_blank");
  expect(said()).toContain(LOADING);
  act(() => button.click());
  expect(open).toHaveBeenCalledTimes(1);
  load();
  expect(said()).toBe("");
});

it("sees for itself that a window has loaded which does not say so", () => {
  const { opened } = openedWindow();
  const { said } = press();
  pass(1000);
  expect(said()).toContain(LOADING);
  opened.location.href = "http://localhost/announcement.pdf";
  pass(1000);
  expect(said()).toBe("");
});

it("takes a file that the browser's viewer has for loaded, though its document never completes", () => {
  const { opened } = openedWindow();
  const { said } = press();
  opened.location.href = "http://localhost/announcement.pdf";
  opened.document = { readyState: "loading", contentType: "application/pdf" };
  pass(1000);
  expect(said()).toBe("");
});

it("takes a window that may not be read any more for loaded", () => {
  const { opened } = openedWindow();
  const { said } = press();
  Object.defineProperty(opened, "document", {
    get: () => {
      throw new DOMException("Blocked a frame from accessing a cross-origin frame.", "SecurityError");
    },
  });
  opened.location.href = "https://viewer.example/";
  pass(1000);
  expect(said()).toBe("");
});

it("stops when the visitor closes the window", () => {
  const { opened } = openedWindow();
  const { said } = press();
  opened.closed = true;
  pass(1000);
  expect(said()).toBe("");
});

it("offers a link when the browser blocks the window", () => {
  vi.stubGlobal("open", () => null);
  const { said, getByRole } = press();
  expect(said()).toContain("새 창을 막았습니다");
  expect(getByRole("link", { name: "입주자모집공고 PDF 바로 열기 (새 창)" }).getAttribute("href")).toBe(
    "/announcement.pdf",
  );
});

it("offers a link after the timeout, and can be pressed again", () => {
  const { open } = openedWindow();
  const { button, said } = press();
  pass(OPENING_LIMIT_MS);
  expect(said()).toContain("열리지 않았다면 아래 링크로");
  act(() => button.click());
  expect(open).toHaveBeenCalledTimes(2);
  expect(said()).toContain(LOADING);
});
