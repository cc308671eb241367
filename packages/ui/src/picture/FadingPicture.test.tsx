import { act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { dusk } from "../../tests/pictures.ts";
import { render } from "../../tests/render.tsx";
import { FadingPicture } from "./index.ts";
import { isScrolledPast, servedDelay } from "./FadingPicture.tsx";

/** Nothing is loaded here; this says whether it was. */
const pretendComplete = (is: boolean) => vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(is);

describe("FadingPicture", () => {
  let complete: ReturnType<typeof pretendComplete>;
  beforeEach(() => {
    vi.useFakeTimers();
    complete = pretendComplete(false);
  });
  afterEach(() => {
    complete.mockRestore();
    vi.useRealTimers();
  });

  it("hydrates without a change where it has loaded already", async () => {
    vi.useRealTimers();
    complete.mockReturnValue(true);
    const { served, hydrated, errors, left } = await hydrate(
      <FadingPicture source={dusk} sizes="100vw" fade={{ delay: 300 }} />,
    );
    expect(served).toContain('data-state="served"');
    expect(hydrated).toBe(served);
    expect([errors, left]).toEqual([[], ""]);
  });

  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const load = (image: HTMLElement) => act(() => void image.dispatchEvent(new Event("load")));

  it("waits for its delay and for what it loads", () => {
    const { getByRole } = render(<FadingPicture source={dusk} sizes="100vw" fade={{ delay: 300 }} />);
    const image = getByRole("img");
    expect(image.dataset["state"]).toBe("waiting");
    load(image);
    pass(299);
    expect(image.dataset["state"]).toBe("waiting");
    pass(1);
    expect(image.dataset["state"]).toBe("shown");
  });

  it("appears once it has loaded", () => {
    const { getByRole } = render(<FadingPicture source={dusk} sizes="100vw" fade={{ delay: 300 }} />);
    pass(5000);
    expect(getByRole("img").dataset["state"]).toBe("waiting");
    load(getByRole("img"));
    expect(getByRole("img").dataset["state"]).toBe("shown");
  });

  it("shows its text when it cannot be loaded", () => {
    const { getByRole } = render(<FadingPicture source={dusk} sizes="100vw" fade={{ delay: 0 }} />);
    pass(0);
    act(() => void getByRole("img").dispatchEvent(new Event("error")));
    expect(getByRole("img").dataset["state"]).toBe("shown");
  });
});

it("isScrolledPast does not wait for what a short page can never do", () => {
  expect(isScrolledPast({ top: 0, range: 200 }, 200)).toBe(true);
  expect(isScrolledPast({ top: 0, range: 0 }, 200)).toBe(true);
  expect(isScrolledPast({ top: 0, range: 201 }, 200)).toBe(false);
});

it("servedDelay is the delay itself, and the patience with a script that has to watch the scroll", () => {
  expect(servedDelay({ delay: 300 })).toBe(300);
  expect(servedDelay({ scrolled: 200 })).toBe(4000);
});
