import type { Frame, Page } from "@playwright/test";

type Status = "success" | "error";

interface StorybookWindow extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    /** The arguments of the last event of that name. */
    last(event: "storyFinished"): readonly { readonly status: Status }[] | undefined;
  };
}

/** Waits until the story of a frame has played to its end, and tells how it ended. */
export async function played(frame: Frame | Page): Promise<Status | undefined> {
  const status = await frame.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel }: StorybookWindow = window;
    return channel?.last("storyFinished")?.[0]?.status;
  });
  return status.jsonValue();
}
