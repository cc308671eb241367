import { expect, it, vi } from "vitest";
import { userEvent as browserUser } from "vitest/browser";
import { dusk } from "../../tests/pictures.ts";
import { render } from "../../tests/render.tsx";
import { ThemeScope } from "../provider/index.ts";
import { createTheme } from "../theme/index.ts";
import { Lightbox } from "./index.ts";
import { LightboxContext } from "./media.ts";
import { fireEvent, renderHook } from "@testing-library/react";
import { motionValue } from "framer-motion";
import { useRef } from "react";
import { settle } from "../motion/glide.ts";
import { usePanZoom } from "../pan-zoom/usePanZoom.ts";
import { useGestures, useTrack } from "./useGestures.ts";

/** Opens the first of two items; the second one has a link. */
async function openDusk() {
  const page = render(
    <Lightbox.Root>
      <div style={{ position: "relative", width: 160, height: 90 }}>
        <Lightbox.Trigger value="dusk" media={{ source: dusk }} />
      </div>
      <div style={{ position: "relative", width: 160, height: 90 }}>
        <Lightbox.Trigger value="plan" media={{ drawing: <a href="#plan">범례</a>, ratio: 1, alt: "도면" }} />
      </div>
    </Lightbox.Root>,
  );
  await page.user.click(page.getByRole("button", { name: `${dusk.alt} 크게 보기` }));
  // Its code is loaded first.
  const dialog = await page.findByRole("dialog");
  await expect.poll(() => document.activeElement?.ariaLabel).toBe("닫기");
  return { ...page, dialog };
}

it("keeps Tab out of the items beside the open one", async () => {
  const { dialog } = await openDusk();
  const focused = new Set<string | null>();
  for (let presses = 0; presses < 6; presses += 1) {
    await browserUser.keyboard("{Tab}");
    focused.add(document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? null);
  }
  expect(dialog.querySelector("a")?.textContent).toBe("범례");
  expect(focused).toEqual(new Set(["이전 사진", "다음 사진", "축소", "확대", "닫기"]));
});

it("keeps the focus when the item that has it leaves", async () => {
  const { user, dialog, getByRole } = await openDusk();
  await user.keyboard("{ArrowRight}");
  dialog.querySelector("a")?.focus();
  await expect.poll(() => document.activeElement?.textContent).toBe("범례");
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(getByRole("button", { name: "닫기" }));
  expect(getByRole("img", { name: dusk.alt })).not.toBeNull();
});

it("shows what mounts and changes while it is open", async () => {
  const gallery = (caption: string, hasPlan: boolean) => (
    <Lightbox.Root>
      <Lightbox.Trigger value="dusk" media={{ source: dusk }} caption={caption} />
      {hasPlan && <Lightbox.Trigger value="plan" media={{ drawing: "범례", ratio: 1, alt: "도면" }} />}
    </Lightbox.Root>
  );
  const { user, getByRole, findByRole, findByText, rerender } = render(gallery("물가에서 본 단지", false));
  await user.click(getByRole("button", { name: `${dusk.alt} 크게 보기` }));
  await findByText("물가에서 본 단지");
  rerender(gallery("Seen from the water", true));
  expect(await findByText("Seen from the water")).not.toBeNull();
  expect(getByRole("status").textContent).toContain("1 / 2");
  await user.keyboard("{ArrowRight}");
  expect(await findByRole("img", { name: "도면" })).not.toBeNull();
  rerender(gallery("Seen from the water", false));
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
});

it("loads its code on intent beside the handlers of its caller", async () => {
  const calls: string[] = [];
  const context = { register: () => () => undefined, open: () => undefined, preload: () => calls.push("preload") };
  const { user } = render(
    <LightboxContext value={context}>
      <Lightbox.Trigger
        value="dusk"
        media={{ source: dusk }}
        onPointerEnter={() => calls.push("enter")}
        onFocus={() => calls.push("focus")}
      />
    </LightboxContext>,
  );
  await user.tab();
  await user.hover(document.activeElement ?? document.body);
  // By pairs: the pointer may lie over the button already, and enter it before the focus comes.
  const pairs = calls.flatMap((call, index) => (index % 2 === 1 ? [`${calls[index - 1]} ${call}`] : []));
  expect(new Set(pairs)).toEqual(new Set(["preload focus", "preload enter"]));
});

it("draws the sign of its button in what is readable on its plate, also in a dark theme", () => {
  const color = { surface: "#10151c", text: "#e8edf4", inverse: "#1c2836", action: "#8ab8ff", accent: "#ff9d76" };
  const dark = createTheme({ color });
  const { getByRole } = render(
    <ThemeScope theme={dark}>
      <Lightbox.Root>
        <Lightbox.Trigger value="dusk" media={{ source: dusk }} />
      </Lightbox.Root>
    </ThemeScope>,
  );
  const sign = getByRole("button").firstElementChild;
  expect(sign && getComputedStyle(sign, "::before").borderTopColor).toBe(
    `rgb(${dark.rgb.onInverse.replaceAll(" ", ", ")})`,
  );
});

const WIDTH = 400;

const track = motionValue(-0.4);
const drop = motionValue(0);

function Stage({ step }: { step: (by: number) => void }) {
  const stageRef = useRef<HTMLDivElement>(null);
  const panZoom = usePanZoom({ glide: () => undefined });
  useGestures(stageRef, {
    panZoom,
    track,
    drop,
    index: 1,
    last: 2,
    isStill: false,
    ratio: 1,
    step,
    onClose: () => {},
  });
  return <div ref={stageRef} data-testid="stage" style={{ width: WIDTH, height: WIDTH }} />;
}

it("useGestures turns on from an item that still settles", async () => {
  const step = vi.fn();
  const stage = render(<Stage step={step} />).getByTestId("stage");
  // Only the browser's own pointers can be captured.
  vi.spyOn(stage, "setPointerCapture").mockReturnValue();
  // A value without listeners stops its spring.
  const stopListening = track.on("change", () => {});
  settle(track, -1);
  fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: 300, clientY: 200 });
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: 300 - WIDTH * 0.4, clientY: 200 });
  const held = track.get();
  await frames(3);
  expect(track.get()).toBe(held);
  fireEvent.pointerUp(stage, { pointerId: 1, clientX: 300 - WIDTH * 0.4, clientY: 200 });
  expect(step.mock.calls).toEqual([[1]]);
  stopListening();
});

it("keeps the current item in the middle without gliding when items before it mount and unmount", () => {
  const onItemChange = vi.fn();
  const { result, rerender } = renderHook(
    (item: { index: number; value: string }) => useTrack({ ...item, isStill: false, onItemChange }),
    { initialProps: { index: 0, value: "plan" } },
  );
  rerender({ index: 2, value: "plan" });
  expect(result.current.get()).toBe(-2);
  rerender({ index: 1, value: "plan" });
  expect(result.current.get()).toBe(-1);
  expect(onItemChange).not.toHaveBeenCalled();
  rerender({ index: 2, value: "room" });
  expect(onItemChange).toHaveBeenCalledOnce();
  expect(result.current.isAnimating()).toBe(true);
});

/** Waits for a number of frames. */
async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one frame follows another
    await new Promise(requestAnimationFrame);
  }
}
