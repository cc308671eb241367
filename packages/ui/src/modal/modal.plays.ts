import { expect, screen, waitFor, type UserEventObject } from "storybook/test";
import type { KeyPattern, KeyTable } from "../../tests/keys.ts";

export const DIALOG_PATTERN = {
  name: "modal dialog",
  href: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
} as const satisfies KeyPattern;

export const DIALOG_KEYS = {
  tab: { keys: ["Tab"], does: "Moves the focus to the next control inside, from the last one to the first." },
  shiftTab: {
    keys: ["Shift + Tab"],
    does: "Moves the focus to the previous control inside, from the first one to the last.",
  },
  escape: { keys: ["Escape"], does: "Closes it. The focus returns to what opened it." },
} as const satisfies KeyTable;

/** Waits until no popup and no menu is in the document. */
export async function expectClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

/** Closes by Escape and expects the focus on the trigger. */
export async function closeByEscape(userEvent: UserEventObject, opener: () => HTMLElement): Promise<void> {
  await userEvent.keyboard("{Escape}");
  await expectClosed();
  await waitFor(() => expect(opener()).toHaveFocus());
}

/** Expects the page as it was before an overlay opened. */
export async function expectNothingLeft(): Promise<void> {
  await waitFor(() => expect(document.body.style.pointerEvents).toBe(""));
  await expect(document.body.style.overflow).toBe("");
  await expect(getComputedStyle(document.documentElement).overflowY).not.toBe("hidden");
  await expect(document.querySelector("[data-danji-scroll-lock]")).toBeNull();
  await expect(document.querySelector("[data-radix-focus-guard]")).toBeNull();
  await expect(document.querySelector("[data-aria-hidden]")).toBeNull();
}

/** Returns the handle that an overlay is dragged by; its code is lazy. */
export function handleOf(overlay: HTMLElement): HTMLElement {
  const handle = overlay.querySelector<HTMLElement>(":scope > [data-edge]");
  if (!handle) throw new Error("The overlay has no handle.");
  return handle;
}

/**
 * Expects that an overlay takes pointer events in the commit that opens it: Radix disables them on the body and restores
 * them for the overlay a frame later, until when a press on it would hit the backdrop.
 */
export async function expectPressable(opener: HTMLElement): Promise<void> {
  opener.click();
  await Promise.resolve();
  const overlay = document.querySelector("[role=dialog]");
  const { pointerEvents } = overlay ? getComputedStyle(overlay) : { pointerEvents: undefined };
  await expect(pointerEvents).toBe("auto");
}
