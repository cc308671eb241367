import type { Frame, Page } from "@playwright/test";

interface StorybookWindow extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    /** The arguments of the last event of that name, or nothing when there was none. */
    last(event: "storyFinished"): readonly { readonly status: "success" | "error" }[] | undefined;
    last(event: "playFunctionThrewException"): readonly { readonly message: string }[] | undefined;
  };
}

/**
 * Waits until the story of a frame has played to its end.
 *
 * @returns `success`, or what went wrong: Storybook itself calls it a success when a play function throws.
 */
export async function played(frame: Frame | Page): Promise<string | undefined> {
  const outcome = await frame.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel }: StorybookWindow = window;
    const status = channel?.last("storyFinished")?.[0]?.status;
    const error = channel?.last("playFunctionThrewException")?.[0]?.message;
    return status && (error ?? status);
  });
  return outcome.jsonValue();
}
