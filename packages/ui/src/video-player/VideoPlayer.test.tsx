import { act } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { render } from "../../tests/render.tsx";
import { VideoPlayer } from "./index.ts";
import { mayAutoplay } from "./useFilm.ts";

const player = (
  <VideoPlayer.Root aria-label="홍보영상" poster="/poster.webp" autoPlay>
    <VideoPlayer.Film src="/film.mp4" />
  </VideoPlayer.Root>
);

describe("VideoPlayer", () => {
  it("is served with the browser's controls, silent, and with nothing to load but its still picture", async () => {
    vi.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new DOMException("refused", "NotAllowedError"));
    const { served, errors, left } = await hydrate(player);
    expect(served).toMatch(/<video(?=[^>]* controls)(?=[^>]* muted)(?=[^>]* preload="none")(?=[^>]* playsinline)/);
    expect(served).not.toContain("autoplay");
    expect([errors, left]).toEqual([[], ""]);
  });

  it("leaves a film that was played before hydration to the browser's controls", async () => {
    const film = (
      <VideoPlayer.Root aria-label="홍보영상">
        <VideoPlayer.Film src="/film.mp4" />
      </VideoPlayer.Root>
    );
    const { hydrated } = await hydrate(film, (page) => {
      const video = page.querySelector("video");
      if (!video) throw new Error("The film is not served.");
      const values = { paused: true, currentTime: 12 };
      for (const [name, value] of Object.entries(values)) Object.defineProperty(video, name, { value, writable: true });
    });
    expect(hydrated).toContain('data-state="started"');
    expect(hydrated).toMatch(/<video(?=[^>]* controls)/);
    expect(hydrated).not.toContain("<button");
  });

  it("offers the lightest file first, and the one that every browser plays last", () => {
    const type = 'video/webm; codecs="av01.0.05M.08"';
    const { container } = render(
      <VideoPlayer.Root aria-label="홍보영상">
        <VideoPlayer.Film src="/film.mp4" formats={[{ src: "/film.webm", type }]} />
      </VideoPlayer.Root>,
    );
    const sources = Array.from(container.querySelectorAll("source"), (source) => source.getAttribute("src"));
    expect(sources).toEqual(["/film.webm", "/film.mp4"]);
    expect(container.querySelector("source")?.type).toBe(type);
  });

  it("reports a film of which no file can be loaded", () => {
    const { container, getByRole } = render(player);
    act(() => void container.querySelector("source:last-of-type")?.dispatchEvent(new Event("error")));
    expect(getByRole("status").textContent).toBe("영상을 불러오지 못했습니다.");
    expect(getByRole("button", { name: "영상을 불러오지 못했습니다. 다시 시도" })).toBeDefined();
  });

  it("waits for a press where the browser refuses", async () => {
    vi.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new DOMException("refused", "NotAllowedError"));
    const { findByRole } = render(player);
    expect(await findByRole("button", { name: "영상 재생" })).toBeDefined();
  });
});

describe("mayAutoplay", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["has no preference", false, "", true],
    ["saves data", true, "", false],
    ["prefers reduced motion", false, "(prefers-reduced-motion: reduce)", false],
    ["prefers reduced data", false, "(prefers-reduced-data: reduce)", false],
  ])("decides for a user who %s", (_reader, saveData, preference, answer) => {
    vi.stubGlobal("navigator", { connection: { saveData } });
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === preference }));
    expect(mayAutoplay()).toBe(answer);
  });

  it("starts in browsers without `navigator.connection`", () => {
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    expect(mayAutoplay()).toBe(true);
  });
});
