import { expect, screen, waitFor, type UserEventObject } from "storybook/test";

/** Waits until no popup and no menu is there. */
export async function expectClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

/** Waits until what has been shown hears the presses beside it: the frame after. */
export async function entered(): Promise<void> {
  await waitFor(() => expect(document.body.style.pointerEvents).toBe("none"));
}

/** Closes by Escape, and expects the focus back on what opened. */
export async function closeByEscape(userEvent: UserEventObject, opener: () => HTMLElement): Promise<void> {
  await userEvent.keyboard("{Escape}");
  await expectClosed();
  await waitFor(() => expect(opener()).toHaveFocus());
}

/** The page has to be as it was before anything opened. */
export async function expectNothingLeft(): Promise<void> {
  await waitFor(() => expect(document.body.style.pointerEvents).toBe(""));
  await expect(document.body.style.overflow).toBe("");
  await expect(getComputedStyle(document.documentElement).overflowY).not.toBe("hidden");
  await expect(document.querySelector("[data-danji-scroll-lock]")).toBeNull();
  await expect(document.querySelector("[data-radix-focus-guard]")).toBeNull();
  await expect(document.querySelector("[data-aria-hidden]")).toBeNull();
}
