import { act, render as renderBare } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { Popup } from "../popup/index.ts";
import { DanjiProvider } from "../provider/index.ts";
import { theme } from "../theme/index.ts";
import { WheelPager } from "../wheel-pager/index.ts";
import { Slider } from "./index.ts";

const parts = (
  <Slider.Root aria-label="프리미엄" autoPlay={6000}>
    <Slider.PlayToggle />
    <Slider.Previous />
    <Slider.Dots />
    <Slider.Next />
    <Slider.Viewport>
      <Slider.Slide>남향 위주의 배치</Slider.Slide>
      <Slider.Slide>걷는 길</Slider.Slide>
    </Slider.Viewport>
  </Slider.Root>
);

/** Milliseconds within which the browser says what shows, on a busy machine too. */
const timeout = 10_000;

/** Waits until the engine has seen which of the slides show. */
const untilSeen = (container: Element, hidden: number) =>
  vi.waitFor(() => expect(container.querySelectorAll("[data-slide][inert]")).toHaveLength(hidden), { timeout });

describe("Slider", () => {
  it("keeps its controls in a pager that does not page", async () => {
    const { container, getByRole } = render(
      <WheelPager.Root sections={[{ id: "premium", label: "프리미엄" }]} disabled>
        <section id="premium">{parts}</section>
      </WheelPager.Root>,
    );
    await untilSeen(container, 1);
    for (const name of ["자동 넘김 시작", "이전", "다음"]) {
      const control = getByRole("button", { name, hidden: true });
      expect(getComputedStyle(control).visibility).toBe("visible");
    }
  });

  it("is read with its name, what each control does, and of the slides the one that shows", async () => {
    const { user, container, getByRole } = render(parts);
    await untilSeen(container, 1);
    // The runner asks for less motion, under which it does not rotate.
    const controls = (current: 1 | 2) => [
      "document",
      "캐러셀, 프리미엄",
      "button, 자동 넘김 시작",
      "button, 이전, 1 control",
      "group, 슬라이드 선택",
      `button, 1번째 슬라이드, 1 control${current === 1 ? ", current item" : ""}`,
      `button, 2번째 슬라이드, 1 control${current === 2 ? ", current item" : ""}`,
      "end of group, 슬라이드 선택",
      "button, 다음, 1 control",
    ];
    await expect
      .poll(readAloud)
      .toEqual([
        ...controls(1),
        "슬라이드, 1 / 2",
        "남향 위주의 배치",
        "end of 슬라이드, 1 / 2",
        "status",
        "end of 캐러셀, 프리미엄",
        "end of document",
      ]);

    await user.click(getByRole("button", { name: "다음" }));
    await vi.waitFor(() => expect(getByRole("group", { name: "2 / 2" }).inert).toBe(false), { timeout });
    await untilSeen(container, 1);
    await expect
      .poll(readAloud)
      .toEqual([
        ...controls(2),
        "슬라이드, 2 / 2",
        "걷는 길",
        "end of 슬라이드, 2 / 2",
        "status",
        "2개 중 2번째 슬라이드",
        "end of status",
        "end of 캐러셀, 프리미엄",
        "end of document",
      ]);
  });

  it("goes on from the slide that the reader has scrolled to before the script came", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    const page = <DanjiProvider theme={theme}>{parts}</DanjiProvider>;
    container.innerHTML = renderToString(page);
    const slides = [...container.querySelectorAll("[data-slide]")];
    slides[1]?.scrollIntoView();
    renderBare(page, { container, hydrate: true });
    await vi.waitFor(() => expect(slides.map((slide) => slide.hasAttribute("inert"))).toEqual([true, false]), {
      timeout,
    });
    expect(container.querySelector("[aria-current]")?.getAttribute("aria-label")).toBe("2번째 슬라이드");
  });
});

describe("Slider, controlled", () => {
  const slides = ["남향", "산책길", "역"].map((name) => <Slider.Slide key={name}>{name}</Slider.Slide>);
  const withControls = (
    <>
      <Slider.Previous />
      <Slider.Dots />
      <Slider.Next />
      <Slider.Viewport>{slides}</Slider.Viewport>
    </>
  );
  /** The slides that show, and the marked dot. */
  const shown = (container: Element) => {
    const isInert = Array.from(container.querySelectorAll("[data-slide]"), (slide) => slide.hasAttribute("inert"));
    const dots = [...container.querySelectorAll('[aria-label$="번째 슬라이드"]')];
    return [isInert.flatMap((inert, slide) => (inert ? [] : slide)), dots.findIndex(({ ariaCurrent }) => ariaCurrent)];
  };

  it("starts at the default slide", async () => {
    const { user, container, getByRole } = render(
      <Slider.Root aria-label="프리미엄" defaultValue={2}>
        {withControls}
      </Slider.Root>,
    );
    await expect.poll(() => shown(container), { timeout }).toEqual([[2], 2]);
    await user.click(getByRole("button", { name: "다음" }));
    await expect.poll(() => shown(container), { timeout }).toEqual([[0], 0]);
  });

  it("shows the slide of its parent, of which it requests others", async () => {
    const onValueChange = vi.fn<(value: number, reason: string) => void>();
    const withValue = (value: number) => (
      <Slider.Root aria-label="프리미엄" value={value} onValueChange={onValueChange}>
        {withControls}
      </Slider.Root>
    );
    const { user, container, getByRole, rerender } = render(withValue(1));
    await expect.poll(() => shown(container), { timeout }).toEqual([[1], 1]);
    await user.click(getByRole("button", { name: "다음" }));
    await user.click(getByRole("button", { name: "1번째 슬라이드" }));
    expect(onValueChange.mock.calls).toEqual([
      [2, "trigger"],
      [0, "trigger"],
    ]);
    await expect.poll(() => shown(container), { timeout }).toEqual([[1], 1]);
    rerender(withValue(0));
    await expect.poll(() => shown(container), { timeout }).toEqual([[0], 0]);
    await user.click(getByRole("button", { name: "이전" }));
    expect(onValueChange).toHaveBeenLastCalledWith(2, "trigger");
    rerender(withValue(2));
    await expect.poll(() => shown(container), { timeout }).toEqual([[2], 2]);
    expect(onValueChange).toHaveBeenCalledTimes(3);
  });
});

/** Name of the toggle while the slider rotates. */
const STOP = "자동 넘김 멈춤";
/** Name of the toggle while it does not. */
const START = "자동 넘김 시작";

describe("Slider, rotating", () => {
  it("keeps the slide that a popup was opened from, and goes on an interval after a press closes it", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const { user, getByRole, getAllByRole } = render(
      <>
        <h1>견본 단지</h1>
        <Slider.Root aria-label="프리미엄" autoPlay={60_000}>
          <Slider.PlayToggle />
          <Slider.Dots />
          <Slider.Viewport>
            <Slider.Slide>
              <Popup.Root>
                <Popup.Trigger>더 보기</Popup.Trigger>
                <Popup.Content label="남향 위주의 배치">10개 동입니다.</Popup.Content>
              </Popup.Root>
            </Slider.Slide>
            <Slider.Slide>걷는 길</Slider.Slide>
          </Slider.Viewport>
        </Slider.Root>
      </>,
    );
    await user.click(await vi.waitFor(() => getByRole("button", { name: START }), { timeout }));
    await user.unhover(getByRole("button", { name: STOP }));
    // The browser's own mouse hovers over what a modal has covered.
    await userEvent.hover(getByRole("heading"));
    const current = () =>
      getAllByRole("button", { name: /번째 슬라이드$/, hidden: true }).findIndex((dot) => dot.ariaCurrent === "true");
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    // A finger does not hover.
    const tap = (target: Element) => user.pointer({ keys: "[TouchA]", target });
    const trigger = getByRole("button", { name: "더 보기" });
    await tap(trigger);
    await vi.waitFor(() => getByRole("dialog"), { timeout });
    pass(119_000);
    expect(current()).toBe(0);

    await tap(getByRole("button", { name: "닫기" }));
    await vi.waitFor(() => expect(document.activeElement).toBe(trigger), { timeout });
    await vi.waitFor(() => getByRole("button", { name: STOP }), { timeout });
    pass(59_000);
    expect(current()).toBe(0);
    pass(1_000);
    await expect.poll(current).toBe(1);
  });

  it("has a live region that is off until the slider rests", async () => {
    const { user, getByRole } = render(parts);
    const live = () => getByRole("status").getAttribute("aria-live");
    expect(live()).toBe("polite");
    await user.click(await vi.waitFor(() => getByRole("button", { name: START }), { timeout }));
    expect(live(), "rotates").toBe("off");
    await user.unhover(getByRole("button", { name: STOP }));
    await user.hover(getByRole("button", { name: STOP }));
    expect(live(), "rests under the pointer").toBe("polite");
    await user.click(getByRole("button", { name: STOP }));
    expect(live(), "is stopped").toBe("polite");
  });
});
