import { expect, screen, waitFor, within } from "storybook/test";

export const DUSK = "노을이 지는 저녁, 물가에 선 열 개 동의 견본 단지";
export const PORTRAIT = "노을이 지는 저녁의 견본 단지";
export const PLAN = "현관과 거실의 도면";
export const ROOM = "창이 넓은 견본 세대의 거실";

export const trigger = (alt: string) => screen.getByRole("button", { name: `${alt} 크게 보기` });

/** Finds a button of the open lightbox. */
export const tool = (name: string) => within(screen.getByRole("dialog")).getByRole("button", { name });

/** Waits until the image with this text is open, fitted and at rest. */
export async function expectOpen(alt: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole("dialog", { name: "크게 보기" });
  await waitFor(() => within(frame()).getByRole("img", { name: alt }));
  // It grows from the next frame on.
  await new Promise(requestAnimationFrame);
  await waitFor(async () => {
    for (let frames = 0; frames < 4; frames += 1) {
      await expect(shownView()).toEqual({ scale: 1, x: 0, y: 0 });
      await new Promise(requestAnimationFrame);
    }
  });
  return dialog;
}

/** Clicks a trigger and waits for its image. */
export async function open(alt: string): Promise<HTMLElement> {
  trigger(alt).click();
  return expectOpen(alt);
}

/** Returns the frame of the current image. */
export function frame(): HTMLElement {
  const current = document.querySelector('[role="dialog"] [data-current] :is(picture, [role="img"])')?.parentElement;
  if (!current) throw new Error("No lightbox is open.");
  return current;
}

/** Returns the view of the current image as it is laid out: its size beside the fitted one, and its place in pixels. */
export function shownView(): { scale: number; x: number; y: number } {
  const element = frame();
  const stage = element.closest("[data-current]")?.parentElement ?? element;
  const around = stage.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const round = (value: number) => Math.round(value * 100) / 100 + 0;
  return {
    scale: round(width / element.offsetWidth),
    x: Math.round(left + width / 2 - around.left - around.width / 2) + 0,
    y: Math.round(top + height / 2 - around.top - around.height / 2) + 0,
  };
}
